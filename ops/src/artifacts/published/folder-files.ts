/** Published files in a folder of this machine. */
import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { PublishedFiles } from './published-files.ts'

/** Codes of paths that name no file. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/**
 * Opens a folder; it is made with its first file.
 * @throws the error of the file system from each call, e.g. `ENOSPC`
 */
export function openFolderFiles(root: string): PublishedFiles {
  const at = (path: string) => join(root, path)
  return {
    read: (path) => orUndefined(readFile(at(path))),
    async write(path, content) {
      await inPlace(at(path), (temporary) => writeFile(temporary, content))
    },
    async list(folder) {
      const entries = (await orUndefined(readdir(at(folder), { recursive: true, withFileTypes: true }))) ?? []
      const paths = entries
        .filter((entry) => entry.isFile() && !isTemporary(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(
        paths.map(async (path) => {
          const { size, mtimeMs } = await stat(path)
          return { file: relative(at(folder), path).split(sep).join('/'), bytes: size, changedMs: mtimeMs }
        }),
      )
    },
    async folders(folder, names) {
      const found = ((await orUndefined(readdir(at(folder)))) ?? []).filter((name) => names.test(name))
      // Another release service may be removing one.
      const times = await Promise.all(found.map((name) => orUndefined(stat(join(at(folder), name)))))
      return found.flatMap((name, index) => {
        const made = times[index]
        return made?.isDirectory() ? [{ name, changedMs: made.mtimeMs }] : []
      })
    },
    async copy(from, to) {
      await mkdir(dirname(at(to)), { recursive: true })
      try {
        await link(at(from), at(to))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
        // The disk cannot link.
        await inPlace(at(to), (temporary) => copyFile(at(from), temporary))
      }
    },
    async move(from, to) {
      await rm(at(to), { recursive: true, force: true })
      await rename(at(from), at(to))
    },
    remove: (folder) => rm(at(folder), { recursive: true, force: true }),
  }
}

/** Renamed into place: a partial file must never be served. */
async function inPlace(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  // No file of a build begins with a dot. rsync excludes *.tmp (docs/runbooks/many-edges.md).
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`)
  await mkdir(dirname(path), { recursive: true })
  try {
    await write(temporary)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function isTemporary(name: string): boolean {
  return basename(name).startsWith('.') && name.endsWith('.tmp')
}

function orUndefined<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: NodeJS.ErrnoException) => {
    if (NOT_THERE.has(error.code)) return undefined
    throw error
  })
}
