/** The demo this device holds: its token and its end, apart from the session, which knows nothing of it. */
import { now, readStored, removeStored, writeStored } from '@lantern/platform'
import { type InferOutput, number, object, string } from 'valibot'

const schema = object({ token: string(), expireAt: number() })
export type Demo = InferOutput<typeof schema>

/** @returns null when there is none or it is over */
export function readDemo(): Demo | null {
  const demo = readStored('demo', schema)
  if (demo === null || demo.expireAt > now()) return demo
  forgetDemo()
  return null
}

export function keepDemo(demo: Demo): void {
  writeStored('demo', demo)
}

export function forgetDemo(): void {
  removeStored('demo')
}
