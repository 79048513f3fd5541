/** The steps of an order, stored with it as JSON. */
export type TimelineStep = { readonly state: number; readonly at: number; readonly note: string }

export function readTimeline(text: string): TimelineStep[] {
  return JSON.parse(text) as TimelineStep[]
}

/** Appends a step. */
export function withStep(text: string, state: number, at: number, note = ''): string {
  return JSON.stringify([...readTimeline(text), { state, at, note }])
}

export function firstStep(state: number, at: number): string {
  return JSON.stringify([{ state, at, note: '' }])
}
