/** A line of a remote's history as text. Pure. */
import type { RemoteLine } from '../../registry/remote-line.ts'

/** @returns `publish   1.3.0 (canary 1.4.0 5 %)` */
export function toldLine({ kind, version, canary, from, withdrew, pinned, off }: RemoteLine): string {
  const marks = [
    ...(canary === null ? [] : [`canary ${canary.version} ${canary.percent} %`]),
    ...(from === null ? [] : [`from ${from}`]),
    ...(withdrew.length === 0 ? [] : [`withdrew ${withdrew.join(', ')}`]),
    ...(pinned ? ['pinned'] : []),
    ...(off ? ['off'] : []),
  ]
  return `${kind.padEnd(8)}  ${version}${marks.length === 0 ? '' : ` (${marks.join('; ')})`}`
}
