/** Lines that the member wrote and the server has not returned yet. Pure; sent by use-conversation. */

export type Outgoing = {
  /** Request number: the same for every attempt to send the line. */
  readonly requestNo: string
  readonly type: 'text' | 'image' | 'order'
  readonly content: string
  /** `waiting`: no network, retried automatically. `refused`: the server refused it, the member decides. */
  readonly state: 'sending' | 'waiting' | 'refused'
  /** Message number from the server. */
  readonly seq?: number
  readonly problem?: string
}

export function withLine(outbox: readonly Outgoing[], line: Outgoing): readonly Outgoing[] {
  return [...outbox.filter(({ requestNo }) => requestNo !== line.requestNo), line]
}

export function changed(
  outbox: readonly Outgoing[],
  requestNo: string,
  change: Partial<Outgoing>,
): readonly Outgoing[] {
  return outbox.map((line) => (line.requestNo === requestNo ? { ...line, ...change } : line))
}

/** Lines not yet returned by the server: a line is removed when its request number comes back. */
export function pendingLines(outbox: readonly Outgoing[], lastSeq: number): readonly Outgoing[] {
  return outbox.filter(({ seq }) => seq === undefined || seq > lastSeq)
}
