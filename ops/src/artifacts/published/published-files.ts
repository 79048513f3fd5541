/** Where published files are kept: a folder (`folder-files.ts`) or a bucket (`bucket-files.ts`), which behave alike (docs/decisions/0121). */

export type PublishedFile = {
  /** Path below the listed folder. */
  readonly file: string
  readonly bytes: number
  /** Time of the last write, ms since 1970; a bucket may know it to the second only. */
  readonly changedMs: number
}

/** Paths have forward slashes and no leading one, e.g. `mine/1.0.0/lantern.json`. Callers have validated them. Each call throws PublishedFilesError when the store fails. */
export type PublishedFiles = {
  /** The whole file; undefined when it is not there. */
  read(path: string): Promise<Buffer | undefined>
  /** Writes or replaces a file. Readers find it complete or not at all. */
  write(path: string, content: Buffer): Promise<void>
  /** All files below a folder, at any depth; none when it is not there. */
  list(folder: string): Promise<PublishedFile[]>
  /** Folders directly below a folder whose name matches, with the time of their last change. */
  folders(folder: string, names: RegExp): Promise<{ name: string; changedMs: number }[]>
  /** Gives a file a second path, of equal bytes; a file that is there already is taken for equal. */
  copy(from: string, to: string): Promise<void>
  /** Gives a folder another path, replacing what is there. When it fails, the folder is complete at its old path; after it the old path may be left, and is removed by `remove`. */
  move(from: string, to: string): Promise<void>
  /** Removes a folder with all files below it, if it is there. */
  remove(folder: string): Promise<void>
}

/** The store failed. The message is one sentence for operators and publishers, without secrets. */
export class PublishedFilesError extends Error {
  override readonly name = 'PublishedFilesError'
  /** Status of an answer that needed the store. */
  readonly statusCode = 503
  /** Nobody has to correct a setting: it may work later. */
  readonly isTemporary: boolean

  /** @param message one sentence */
  constructor(message: string, isTemporary = true) {
    super(message)
    this.isTemporary = isTemporary
  }
}
