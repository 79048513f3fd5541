/** The faults that a file can meet on its way to a page: the fault matrix of e2e injects them at the network, chaos mode in the page. */
import { fileOwner } from './file-owner.ts'

/** Every file that a remote needs belongs to one class. The first and the last are common to all remotes. */
export const FILE_CLASSES = ['discovery', 'manifest', 'entry', 'chunk', 'shared'] as const
export type FileClass = (typeof FILE_CLASSES)[number]

/** `html`: a page in place of the file. `truncated`: the connection ends halfway. `flipped`: one bit differs. */
export const FAULT_KINDS = ['404', '500', 'reset', 'hang', 'slow', 'html', 'truncated', 'flipped'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** `once`: the first request on a page. */
export const HOW_OFTEN = ['once', 'always'] as const
type HowOften = (typeof HOW_OFTEN)[number]

export type FileFault = { readonly of: FileClass; readonly fault: FaultKind; readonly often: HowOften }

/** Delay of `slow`: within the time limit of a file. */
export const SLOW_FILE_MS = 800

/** Scripts of the exposed modules: the federation runtime requests them with the entry, so they are no class of their own. */
const EXPOSED = /^(?:routes|slots)\./

/** The class of a file of a remote. @param url address or path; @returns null for styles, exposed modules and files of others */
export function remoteFileClass(url: string): Exclude<FileClass, 'discovery' | 'shared'> | null {
  const path = url.split(/[?#]/)[0] ?? url
  if (fileOwner(path) === null) return null
  const file = path.slice(path.lastIndexOf('/') + 1)
  if (/^mf-manifest\.(?:[0-9a-f]+\.)?json$/.test(file)) return 'manifest'
  if (!file.endsWith('.js') || EXPOSED.test(file)) return null
  return file.startsWith('remoteEntry.') ? 'entry' : 'chunk'
}

/** Whether this is the shell's file that provides the federation runtime and the shared modules. */
export function isSharedFile(url: string): boolean {
  return /\/assets\/federation\.[^/]*\.js$/.test(url.split(/[?#]/)[0] ?? url)
}
