/** Reads the files of a released shell: a file counts only when its bytes have the hash that the release service signed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHELL_NAME } from '@lantern/contract/boot'
import { type ShellBuild, shellBuildSchema } from '@lantern/contract/federation'
import { SHELL_FILE, type ShellRelease } from '@lantern/contract/shell-releases'
import * as v from 'valibot'
import { hasIntegrity } from '../files/integrity.ts'

const ASK_LIMIT_MS = 10_000
/** Files that are read at the same time. */
const AT_ONCE = 6
/** Bounds of a release, as at the publish gate: a signature does not make a file small. */
const FILE_LIMIT = 4 * 1024 * 1024
const FILES_LIMIT = 400

/** Content by file name; each has the signed hash. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>
/** `isCopied`: every file is in our own copy. */
type ReadFiles = { readonly content: ReleaseFiles; readonly isCopied: boolean }

export type ReleasePlaces = {
  /** Our own copies, `<copies>/<version>/`. */
  copies: string
  /** The release service's artifacts on this machine. */
  artifacts: string
  /** Origin of artifacts; '' = on our disk only. */
  origin: string
  ask?: typeof fetch
}

/** @throws Error when a file is nowhere with the signed hash */
export async function readRelease(
  { version, files }: Pick<ShellRelease, 'version' | 'files'>,
  places: ReleasePlaces,
): Promise<ReadFiles> {
  const left = Object.entries(files)
  if (left.length > FILES_LIMIT) throw new Error(`The shell ${version} has more than ${FILES_LIMIT} files.`)
  const content = new Map<string, Buffer>()
  let isCopied = true
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [file, integrity] = next
      const own = await readIntact(join(places.copies, version, file), integrity)
      if (own === undefined) isCopied = false
      content.set(file, own ?? (await readArtifact({ version, file, integrity }, places)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { content, isCopied }
}

type Wanted = { version: string; file: string; integrity: string }

async function readArtifact(
  { version, file, integrity }: Wanted,
  { artifacts, origin, ask = fetch }: ReleasePlaces,
): Promise<Buffer> {
  const known = await readIntact(join(artifacts, SHELL_NAME, version, file), integrity)
  if (known !== undefined) return known
  if (origin === '') throw new Error(`${file} of the shell ${version} is missing, or not the signed one.`)
  const content = await fetchOne(`${origin}/r/${SHELL_NAME}/${version}/${file}`, ask)
  if (!hasIntegrity(content, integrity)) throw new Error(`${file} of the shell ${version} is not the signed one.`)
  return content
}

async function readIntact(path: string, integrity: string): Promise<Buffer | undefined> {
  const content = await readFile(path).catch(() => undefined)
  return content !== undefined && hasIntegrity(content, integrity) ? content : undefined
}

async function fetchOne(url: string, ask: typeof fetch): Promise<Buffer> {
  const answer = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(ASK_LIMIT_MS) })
  if (!answer.ok || answer.body === null) throw new Error(`${url} was answered with ${answer.status}.`)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body) {
    size += piece.length
    if (size > FILE_LIMIT) throw new Error(`${url} is larger than a file of a shell may be.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/**
 * The description of a release. Every file that a page or its content policy would name must be a signed one.
 * @throws Error when it is of another build
 */
export function describedBy(
  { version, files }: Pick<ShellRelease, 'version' | 'files'>,
  content: ReleaseFiles,
): ShellBuild {
  const build = v.parse(shellBuildSchema, JSON.parse(content.get(SHELL_FILE)?.toString('utf8') ?? 'null'))
  if (build.version !== version) throw new Error(`The release ${version} describes the shell ${build.version}.`)
  const initial = [...build.scripts, ...build.styles, ...build.federation].map((one) => [one.file, one.integrity])
  for (const [file = '', integrity] of [...Object.entries(build.files), ...initial])
    if (files[file] !== integrity)
      throw new Error(`The shell ${version} names ${file} with another hash than the signed one.`)
  const others = [...build.icons.map(({ file }) => file), ...(build.serviceWorker ? [build.serviceWorker] : [])]
  for (const file of others)
    if (files[file] === undefined) throw new Error(`The shell ${version} names ${file}, which is not signed.`)
  return build
}
