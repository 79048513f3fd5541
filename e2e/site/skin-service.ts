/** Skins of this run's release service by API, which is faster than the CLI. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SKIN_PREVIEW_QUERY } from '@lantern/contract/skins-document'
import { control } from './control.ts'
import { DATA_DIR, EDGE_ORIGIN, OPS_ORIGIN } from './origins.ts'

/** The edge polls ops every second. */
const KNOWN_LIMIT_MS = 15_000

/** Activates a skin; resolves when the edge serves it. */
export async function activateSkin(code: string): Promise<void> {
  await order(`${code}/activate`)
  await untilActive((skin) => skin === code)
}

/** Deactivates all skins, activated and scheduled. */
export async function withoutSkins(): Promise<void> {
  await control({ action: 'site.skin', on: false })
  await takeOffSkins()
}

/** Restores the initial state. */
export async function restoreSkins(): Promise<void> {
  await takeOffSkins()
  await control({ action: 'site.skin', on: null })
}

/** Deactivates the skin of the release service; resolves when the edge serves none. */
export async function takeOffSkins(): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    const { status } = await call('revert', { reason: 'the end of a test' })
    if (status === 422) return untilActive((skin) => skin === null)
  }
  throw new Error('skins are still on after thirty steps back')
}

/** @returns path and query of a preview link */
export async function previewPath(code: string): Promise<string> {
  const { query } = (await order(`${code}/preview`)) as { query: string }
  return `/?${SKIN_PREVIEW_QUERY}=${query}`
}

/** Waits for the active skin of a new visitor; null for none. */
async function untilActive(isWanted: (skin: string | null) => boolean): Promise<void> {
  const deadline = Date.now() + KNOWN_LIMIT_MS
  for (;;) {
    const answer = (await (await fetch(`${EDGE_ORIGIN}/look.json`)).json()) as { look: { skin: string } | null }
    const skin = answer.look?.skin ?? null
    if (isWanted(skin)) return
    if (Date.now() > deadline) throw new Error(`the edge still says ${skin ?? 'no skin'}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function order(path: string): Promise<unknown> {
  const { status, answer } = await call(path, path.endsWith('preview') ? {} : { reason: 'a test of the browser' })
  if (status !== 200) throw new Error(`skins ${path}: ${status} ${answer.message}`)
  return answer.data
}

async function call(
  path: string,
  body: object,
): Promise<{ status: number; answer: { message: string; data: unknown } }> {
  const token = readFileSync(join(DATA_DIR, 'ops-token'), 'utf8').trim()
  const answer = await fetch(`${OPS_ORIGIN}/api/skins/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, answer: (await answer.json()) as { message: string; data: unknown } }
}
