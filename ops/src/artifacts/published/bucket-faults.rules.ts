/** Failures of a bucket in one sentence with the remedy, without keys, signatures or the client's own words. Pure. */
import type { BucketAddress } from './store-address.rules.ts'

/** What is read of an error of the client: its other fields may quote the signed request. */
type Failure = {
  readonly name?: unknown
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
  readonly $metadata?: { readonly httpStatusCode?: unknown }
}
/** The client wraps an error of another realm, as in tests, and keeps its text only. */
const CODE_IN_TEXT = /\bE[A-Z_]{4,}\b|socket hang up/
type BucketFault = { readonly sentence: string; readonly isTemporary: boolean }

/** Codes of the S3 API, and names of the client's own errors, that need an operator. */
const OPERATORS: Readonly<Record<string, (address: BucketAddress) => string>> = {
  InvalidAccessKeyId: (address) => `${at(address)} does not know the key of ARTIFACT_KEY_ID. Correct it.`,
  SignatureDoesNotMatch: (address) =>
    `${at(address)} refuses ARTIFACT_SECRET: it does not belong to ARTIFACT_KEY_ID. Correct them.`,
  AccessDenied: noRight,
  AllAccessDisabled: noRight,
  NoSuchBucket: (address) => `${at(address)} does not exist. Create it, or correct ARTIFACT_STORE.`,
  RequestTimeTooSkewed: (address) => `${at(address)} refuses the time of this machine. Correct its clock.`,
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
  IllegalLocationConstraintException: wrongRegion,
  CredentialsProviderError: () => 'ARTIFACT_KEY_ID is not set, and this machine has no AWS credentials.',
}
/** Error codes of sockets and names. */
const AWAY: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host cannot be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it ended the connection',
  'socket hang up': 'it ended the connection',
  EPIPE: 'it ended the connection',
  ERR_STREAM_PREMATURE_CLOSE: 'it ended the connection',
  ETIMEDOUT: 'it takes too long',
  TimeoutError: 'it takes too long',
  RequestTimeout: 'it takes too long',
  SlowDown: 'it is asked too often',
}

/** @param error whatever the client threw */
export function bucketFault(error: unknown, address: BucketAddress): BucketFault {
  const causes = [...causesOf(error as Failure)]
  const words = causes
    .flatMap(({ name, code, message }) => [name, code, CODE_IN_TEXT.exec(String(message))?.[0]])
    .filter((word) => typeof word === 'string')
  const status = causes.map(({ $metadata }) => $metadata?.httpStatusCode).find((one) => typeof one === 'number')
  const known = words.find((word) => Object.hasOwn(OPERATORS, word))
  const operators = known === undefined ? undefined : OPERATORS[known]
  if (operators !== undefined) return { sentence: operators(address), isTemporary: false }
  const away = words.find((word) => Object.hasOwn(AWAY, word))
  if (away !== undefined) return noAnswer(address, AWAY[away] ?? '')
  if (status === 403) return { sentence: noRight(address), isTemporary: false }
  if (status !== undefined && status >= 500) return noAnswer(address, `it answers with ${status}`)
  const word = words.find((one) => /^[A-Za-z]{3,60}$/.test(one)) ?? 'an unknown error'
  return { sentence: `${at(address)} failed with ${word}.`, isTemporary: true }
}

function* causesOf(error: Failure): Generator<Failure> {
  for (let next: Failure | undefined | null = error; next; next = next.cause as Failure | undefined) {
    yield next
    // A host with several addresses fails once for each.
    if (Array.isArray(next.errors)) yield* next.errors as Failure[]
  }
}

function noAnswer(address: BucketAddress, why: string): BucketFault {
  return {
    sentence: `${at(address)} does not answer: ${why}. Start it, or correct ARTIFACT_ENDPOINT.`,
    isTemporary: true,
  }
}

function noRight(address: BucketAddress): string {
  return `${at(address)} refuses this key. Let it list the bucket, and get, put and delete objects in it.`
}

function wrongRegion(address: BucketAddress): string {
  return `${at(address)} is not in the region ${address.region}. Correct ARTIFACT_REGION.`
}

function at({ bucket, endpoint }: BucketAddress): string {
  return `The bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`
}
