/**
 * The stack of a report: files of builds with line and column, e.g. `/r/mine/files/97.0123abcd.js:1:2345`. Nothing else of an error's stack is sent:
 * no message, no function name, no origin, no query.
 */
import * as v from 'valibot'

/** Frames of a report; the first ones name the cause. */
export const STACK_FRAMES = 12
const PLACE = String.raw`\/(?:r\/[a-z][a-z0-9-]{1,30}\/[0-9A-Za-z.-]{1,200}|assets)\/[\w.-]{1,160}\.js:\d{1,7}:\d{1,7}`
const PLACES = new RegExp(PLACE, 'g')

export const stackSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(420), v.regex(new RegExp(`^${PLACE}$`), 'a frame is a file:line:column'))),
  v.maxLength(STACK_FRAMES),
)

/** The frames in an error's stack that are in files of builds, top first. Every engine writes `…/file:line:column`. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  // Where it was thrown first comes before where it was wrapped.
  const text = `${error.cause instanceof Error ? error.cause.stack : ''}\n${error.stack}`
  return [...text.matchAll(PLACES)].slice(0, STACK_FRAMES).map(([place]) => place)
}

/** @returns the parts of a frame that `stackSchema` accepts; `owner` is a remote, or null for the shell */
export function frameParts(frame: string): { owner: string | null; file: string; line: number; column: number } {
  const [path = '', line, column] = frame.split(':')
  const parts = path.split('/')
  return {
    owner: parts[1] === 'r' ? (parts[2] ?? null) : null,
    file: parts.at(-1) ?? '',
    line: Number(line),
    column: Number(column),
  }
}
