/** How far the member has read in each room, stored on the device to count unread lines. */
import { readStored, writeStored } from '@lantern/platform'
import { type InferOutput, number, object, record, string } from 'valibot'

/** Match rooms open and close, so only the latest marks are kept. */
const MAX_MARKS = 40

const marksSchema = object({ memberId: string(), marks: record(string(), number()) })
type Marks = InferOutput<typeof marksSchema>['marks']

/** @returns seq by room; empty if the marks belong to another member */
export function readMarks(memberId: string): Marks {
  const stored = readStored('chatRead', marksSchema)
  return stored?.memberId === memberId ? stored.marks : {}
}

export function keepMark(memberId: string, roomId: string, seq: number): void {
  if (memberId === '') return
  const { [roomId]: before = 0, ...others } = readMarks(memberId)
  const recent = Object.entries(others).slice(-(MAX_MARKS - 1))
  writeStored('chatRead', { memberId, marks: { ...Object.fromEntries(recent), [roomId]: Math.max(before, seq) } })
}
