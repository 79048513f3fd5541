/** Memory of a process and of all that it started, from /proc. The browser starts processes in groups of their own. */
import { readdir, readFile } from 'node:fs/promises'

type Seen = { readonly pid: number; readonly parent: number; readonly bytes: number }

const PAGE_BYTES = 4_096
/** Positions after the name of the program in `/proc/<pid>/stat`: parent and resident pages. */
const PARENT = 1
const RESIDENT = 21

/** @returns ids and resident bytes; nothing where there is no /proc */
export async function treeMemory(root: number): Promise<{ pids: number[]; bytes: number }> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const seen = (await Promise.all(names.map(read))).filter((one) => one !== undefined)
  const children = Map.groupBy(seen, ({ parent }) => parent)
  const tree: Seen[] = seen.filter(({ pid }) => pid === root)
  // Grows while it is walked.
  for (const { pid } of tree) tree.push(...(children.get(pid) ?? []))
  return { pids: tree.map(({ pid }) => pid), bytes: tree.reduce((sum, { bytes }) => sum + bytes, 0) }
}

async function read(name: string): Promise<Seen | undefined> {
  // A process may end at any time.
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields.length <= RESIDENT) return undefined
  return { pid: Number(name), parent: Number(fields[PARENT]), bytes: Number(fields[RESIDENT]) * PAGE_BYTES }
}
