/** Lines that a member wrote and the server has not shown yet. Pure; sent by use-conversation. */

export type Outgoing = {
  /** The same line is the same number, however often it is sent. */
  readonly requestNo: string
  readonly type: 'text' | 'image' | 'order'
  readonly content: string
  /** `waiting`: no network, tried again by itself. `refused`: the server said no, the member decides. */
  readonly state: 'sending' | 'waiting' | 'refused'
  /** Number the server gave it. */
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

/** What the server has not shown: a line leaves when its number has come back. */
export function stillOut(outbox: readonly Outgoing[], lastSeq: number): readonly Outgoing[] {
  return outbox.filter(({ seq }) => seq === undefined || seq > lastSeq)
}
