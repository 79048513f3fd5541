/** The demo stored on this device: its token and expiry, separate from the session. */
import { now, readStored, removeStored, writeStored } from '@lantern/platform'
import { type InferOutput, number, object, string } from 'valibot'

const schema = object({ token: string(), expireAt: number() })
export type Demo = InferOutput<typeof schema>

/** @returns null without a demo or after its expiry */
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
