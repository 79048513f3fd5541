/** Whether the whole service is stopped (screens.md 3, /other/stopService). It comes with the page; a page that stays open asks when it has a reason. */
import { SERVICE_STOPPED, type ServiceState, serviceState, serviceStateSchema } from '@lantern/contract/site'
import { call, pageStore } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'
import { safeParse } from 'valibot'

const serviceAtom = atom<ServiceState | null>(null)

/** Takes what the edge inlined. Called once at boot; a site that did not say is open. */
export function takeService(inlined: unknown): void {
  const parsed = safeParse(serviceStateSchema, inlined)
  if (parsed.success) pageStore.set(serviceAtom, parsed.output)
}

/** Asks the server again. @returns null when it did not answer: what was known stands */
export async function refreshService(): Promise<ServiceState | null> {
  try {
    const state = await call(serviceState, {})
    pageStore.set(serviceAtom, state)
    return state
  } catch {
    return null
  }
}

/** The state while the service is stopped, null while it is open. */
export function useStoppedService(): ServiceState | null {
  const state = useAtomValue(serviceAtom, { store: pageStore })
  return isStopped(state) ? state : null
}

/** Whether `data` of a refusal says that the service is stopped: the specification has no code for it. */
export function isServiceStop(data: unknown): boolean {
  return (data as { serviceState?: unknown } | null | undefined)?.serviceState === SERVICE_STOPPED
}

export function isStopped(state: ServiceState | null): boolean {
  return state?.state === SERVICE_STOPPED
}
