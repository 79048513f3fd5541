/** Published files in an S3-compatible bucket. An object appears when it is complete, so nothing is renamed into place. */
import { randomUUID } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { allOf } from './at-once.ts'
import { bucketFault } from './bucket-faults.rules.ts'
import { CACHE_CONTROL, typeOf } from './file-type.rules.ts'
import { type PublishedFile, type PublishedFiles, PublishedFilesError } from './published-files.ts'
import type { BucketAddress } from './store-address.rules.ts'

/** Tries of a call, with a growing pause between them. */
const TRIES = 3
const CONNECT_LIMIT_MS = 3_000
/** For one try; a file has 4 MB at most. */
const CALL_LIMIT_MS = 15_000
/** No file of a build begins so. Each start has its own: release services may start together. */
const PROBE = '.start-check-'

export type BucketFiles = PublishedFiles & {
  /** Writes, lists, reads and removes a file. @throws PublishedFilesError when the address or its keys are wrong, or the bucket does not answer */
  probe(): Promise<void>
}

/** Opens a bucket; sends no request yet. */
export function openBucketFiles(address: BucketAddress): BucketFiles {
  const { bucket: Bucket, prefix, endpoint, region, keys, isInPath } = address
  const client = new S3Client({
    region,
    forcePathStyle: isInPath,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys === undefined ? {} : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    maxAttempts: TRIES,
    // The signature covers the bytes; stores other than AWS may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: CALL_LIMIT_MS,
      // The limit of a request ends with the headers of its answer; this one holds for the body.
      socketTimeout: CALL_LIMIT_MS,
      throwOnRequestTimeout: true,
    },
  })
  const keyOf = (path: string) => prefix + path
  const inFolder = (folder: string) => `${keyOf(folder)}/`

  async function explained<Answer>(call: Promise<Answer>): Promise<Answer> {
    return call.catch((error: unknown) => {
      const { sentence, isTemporary } = bucketFault(error, address)
      // Without the cause: errors of the client may hold the signed request.
      throw new PublishedFilesError(sentence, isTemporary)
    })
  }

  async function pages(Prefix: string, more: { Delimiter?: string } = {}): Promise<ListObjectsV2CommandOutput[]> {
    const found: ListObjectsV2CommandOutput[] = []
    const collect = async () => {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, ...more })) found.push(page)
    }
    await explained(collect())
    return found
  }

  async function list(folder: string): Promise<PublishedFile[]> {
    const start = inFolder(folder)
    return (await pages(start)).flatMap(({ Contents = [] }) =>
      Contents.map(({ Key = '', Size = 0, LastModified }) => ({
        file: Key.slice(start.length),
        bytes: Size,
        changedMs: LastModified?.getTime() ?? 0,
      })),
    )
  }

  async function write(path: string, content: Buffer): Promise<void> {
    const headers = { ContentType: typeOf(path), CacheControl: CACHE_CONTROL }
    await explained(client.send(new PutObjectCommand({ Bucket, Key: keyOf(path), Body: content, ...headers })))
  }

  async function copy(from: string, to: string): Promise<void> {
    const CopySource = [Bucket, ...keyOf(from).split('/')].map(encodeURIComponent).join('/')
    await explained(client.send(new CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource })))
  }

  async function removeFile(path: string): Promise<void> {
    await explained(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(path) })))
  }

  async function remove(folder: string): Promise<void> {
    await allOf(await list(folder), ({ file }) => removeFile(`${folder}/${file}`))
  }

  async function read(path: string): Promise<Buffer | undefined> {
    return explained(
      client.send(new GetObjectCommand({ Bucket, Key: keyOf(path) })).then(
        async ({ Body }) => Buffer.from((await Body?.transformToByteArray()) ?? []),
        (error: { name?: string }) => {
          if (error.name === 'NoSuchKey') return undefined
          throw error
        },
      ),
    )
  }

  return {
    read,
    write,
    list,
    copy,
    remove,
    async folders(folder, names) {
      const start = inFolder(folder)
      const found = (await pages(start, { Delimiter: '/' }))
        .flatMap(({ CommonPrefixes = [] }) => CommonPrefixes)
        .map(({ Prefix = '' }) => Prefix.slice(start.length, -1))
        .filter((name) => names.test(name))
      return allOf(found, async (name) => ({
        name,
        changedMs: Math.max(0, ...(await list(`${folder}/${name}`)).map(({ changedMs }) => changedMs)),
      }))
    },
    async move(from, to) {
      await remove(to)
      const files = await list(from)
      try {
        await allOf(files, ({ file }) => copy(`${from}/${file}`, `${to}/${file}`))
      } catch (error) {
        // What cannot be removed now is replaced by the next move to this folder.
        await remove(to).catch(() => undefined)
        throw error
      }
      // The caller drops the old path afterwards: it is in a transaction that holds up every other change.
    },
    async probe() {
      const content = Buffer.from('Lantern wrote this at its start and removes it again.\n')
      const probe = `${PROBE}${randomUUID()}`
      await write(probe, content)
      await pages(keyOf(probe))
      const found = await read(probe)
      await removeFile(probe)
      if (found?.equals(content) !== true)
        throw new PublishedFilesError(`The bucket ${Bucket} does not give back what was written to it.`, false)
    },
  }
}
