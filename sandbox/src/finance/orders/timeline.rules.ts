/** The steps an order went through, kept with it as JSON text. */
export type TimelineStep = { readonly state: number; readonly at: number; readonly note: string }

export function readTimeline(text: string): TimelineStep[] {
  return JSON.parse(text) as TimelineStep[]
}

/** The timeline with one more step. */
export function withStep(text: string, state: number, at: number, note = ''): string {
  return JSON.stringify([...readTimeline(text), { state, at, note }])
}

export function firstStep(state: number, at: number): string {
  return JSON.stringify([{ state, at, note: '' }])
}
