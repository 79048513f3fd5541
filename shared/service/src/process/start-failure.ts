/** Failures of a start that the operator can fix, as one sentence with the remedy; all others are bugs and keep their stack. */
import { causesOf } from './causes.ts'
import { databaseHost } from './database-host.ts'
import { fullDiskSentence } from './disk-room.ts'

/** Errors whose message names the fix: a lock that another process holds, a folder that cannot be made. */
const TOLD: ReadonlySet<string> = new Set(['FolderInUseError', 'FolderError'])

type Storage = {
  readonly dataDir: string
  /** '' = data is kept in `dataDir`. */
  readonly databaseUrl?: string | undefined
}
type Failure = {
  message?: string
  name?: string
  code?: string
  errno?: number
  path?: string
  errors?: readonly Failure[]
  cause?: unknown
}

/** File errors of PGlite have the numbers of WebAssembly systems. */
const WASI: Readonly<Record<number, string>> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

const DISK: Readonly<Record<string, (storage: Storage, path: string) => string>> = {
  ENOSPC: ({ dataDir }) => fullDiskSentence(dataDir),
  // Of PGlite, which keeps its files there.
  '53100': ({ dataDir }) => fullDiskSentence(dataDir),
  EDQUOT: ({ dataDir }) => `The disk quota is used up. Free space, or set DATA_DIR (${dataDir}) to another disk.`,
  EROFS: (_storage, path) => `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  EACCES: (_storage, path) =>
    `${path} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
  EPERM: (_storage, path) =>
    `${path} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
  ENOTDIR: (_storage, path) => `${path} is not a folder. Set DATA_DIR to a folder that can be written.`,
}
const DATABASE_FULL = '53100'
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', DATABASE_FULL])
/** `host` names host, port and database without the password. */
const DATABASE: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  EHOSTUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  ENOENT: noAnswer,
  ENOTFOUND: (host) => `The host of DATABASE_URL (${host}) is unknown. Correct its name.`,
  EAI_AGAIN: (host) => `The host of DATABASE_URL (${host}) cannot be looked up. Check its name and the network.`,
  '28P01': refused,
  '28000': refused,
  '3D000': (host) =>
    `The database of DATABASE_URL (${host}) does not exist. Create it with createdb, or correct the name.`,
  '42501': (host) =>
    `The user of DATABASE_URL (${host}) may not create tables: GRANT CREATE ON DATABASE … TO the user.`,
  '53100': (host) => `The disk of the database of DATABASE_URL (${host}) is full. Free space on it.`,
  '53300': (host) =>
    `The database of DATABASE_URL (${host}) has no free connection. Raise max_connections, or end other clients.`,
  '57P03': (host) => `The database of DATABASE_URL (${host}) is still starting. Try again in a moment.`,
}

/** @returns one sentence, or undefined for an error that is not known as the operator's */
export function sentenceOfFailure(error: unknown, storage: Storage): string | undefined {
  // A host with several addresses fails once for each.
  const causes = [...causesOf(error)] as Failure[]
  const told = causes.find(({ name = '' }) => TOLD.has(name))
  if (told !== undefined) return told.message
  for (const cause of causes) {
    const { path } = cause
    const code = codeOf(cause)
    if (storage.databaseUrl && DATABASE[code]) return DATABASE[code](databaseHost(storage.databaseUrl))
    if (DISK[code]) return DISK[code](storage, path ?? storage.dataDir)
  }
  return undefined
}

/**
 * Reports a failed start in one sentence on stderr and ends the process with code 1; rethrows any other error.
 * @example await open(settings).catch(exitOnFailedStart({ dataDir: settings.DATA_DIR }))
 */
export function exitOnFailedStart(storage: Storage): (error: unknown) => never {
  return (error) => {
    const sentence = sentenceOfFailure(error, storage)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}

/** Status of a request that needs more space than the disk has. */
const INSUFFICIENT_STORAGE = 507
/** Of PostgreSQL; its host is not told to callers. */
const SERVER_FULL = 'The disk of the PostgreSQL server is full. Free space on it.'

/**
 * A failure of a running server that comes from a full disk.
 * @returns status and sentence of the answer; undefined for other failures
 */
export function fullDiskIn(error: unknown, storage: Storage): { status: number; message: string } | undefined {
  const codes = ([...causesOf(error)] as Failure[]).map(codeOf)
  if (storage.databaseUrl && codes.includes(DATABASE_FULL))
    return { status: INSUFFICIENT_STORAGE, message: SERVER_FULL }
  const message = codes.some((code) => FULL.has(code)) ? sentenceOfFailure(error, storage) : undefined
  return message === undefined ? undefined : { status: INSUFFICIENT_STORAGE, message }
}

function codeOf({ name, message = '', code, errno = 0 }: Failure): string {
  if (name === 'ErrnoError') return WASI[errno] ?? ''
  return code ?? (/No space left on device/i.test(message) ? 'ENOSPC' : '')
}

function noAnswer(host: string): string {
  return `The database of DATABASE_URL does not answer at ${host}. Start it, or correct the address.`
}

function refused(host: string): string {
  return `The database of DATABASE_URL (${host}) refuses the user or the password. Correct them in DATABASE_URL.`
}
