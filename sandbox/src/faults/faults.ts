/** Faults injected by the control API (screens.md 12): in memory only. */
import type { ControlRequest } from '@lantern/contract/control'

type FaultRequest = Extract<ControlRequest, { action: 'fault.set' }>

export type Fault = {
  readonly id: string
  readonly kind: FaultRequest['kind']
  readonly match: string
  readonly userName?: string
  /** Hits left; 0 = until cleared. */
  readonly times: number
  readonly code?: number
  readonly message?: string
  readonly status?: number
  readonly ms?: number
  readonly data?: unknown
}

export type Faults = {
  set(fault: Omit<FaultRequest, 'action'>): Fault
  clear(id?: string): void
  list(): Fault[]
  /**
   * The fault for this call, counted down. Names that begin with `sim/` are points inside the sandbox instead of paths: `sim/transfer` (the venue's
   * answer is unknown), `sim/payout` (the bank refuses).
   */
  take(endpoint: string, userName?: string): Fault | undefined
}

export function createFaults(): Faults {
  const faults = new Map<string, { fault: Fault; left: number }>()
  let serial = 0
  return {
    set(request) {
      serial += 1
      const fault: Fault = {
        ...request,
        id: request.id ?? `fault-${serial}`,
        match: request.match ?? '',
        times: request.times ?? 1,
      }
      faults.set(fault.id, { fault, left: fault.times })
      return fault
    },
    clear(id) {
      if (id === undefined) faults.clear()
      else faults.delete(id)
    },
    list: () => [...faults.values()].map(({ fault, left }) => ({ ...fault, times: left })),
    take(endpoint, userName) {
      for (const [id, entry] of faults) {
        if (!hits(entry.fault, endpoint, userName)) continue
        if (entry.fault.times > 0) {
          entry.left -= 1
          if (entry.left === 0) faults.delete(id)
        }
        return entry.fault
      }
      return undefined
    },
  }
}

function hits(fault: Fault, endpoint: string, userName: string | undefined): boolean {
  // An empty match means every call of the wire, but no internal point.
  const isEndpointHit = fault.match === '' ? !endpoint.startsWith('sim/') : endpoint.includes(fault.match)
  return isEndpointHit && (fault.userName === undefined || fault.userName.toLowerCase() === userName?.toLowerCase())
}
