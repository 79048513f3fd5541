/** Whether the whole service is stopped (screens.md 3, /other/stopService). The page carries the state; an open page fetches it when it has a reason. */
import { SERVICE_STOPPED, type ServiceState, serviceState, serviceStateSchema } from '@lantern/contract/site'
import { call, pageStore } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'
import { safeParse } from 'valibot'

const serviceAtom = atom<ServiceState | null>(null)

/** Stores the state that the edge inlined. Called once at boot; without one the site counts as open. */
export function takeService(inlined: unknown): void {
  const parsed = safeParse(serviceStateSchema, inlined)
  if (parsed.success) pageStore.set(serviceAtom, parsed.output)
}

/** Fetches the state again. @returns null when the server did not answer: the known state remains */
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

/** Whether `data` of a refusal reports that the service is stopped: the specification has no code for it. */
export function isServiceStop(data: unknown): boolean {
  return (data as { serviceState?: unknown } | null | undefined)?.serviceState === SERVICE_STOPPED
}

export function isStopped(state: ServiceState | null): boolean {
  return state?.state === SERVICE_STOPPED
}
