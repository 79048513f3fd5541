/** Sends raw inputs to a running server and counts its answers. The caller checks whether the server is still alive. */
import { connect } from 'node:net'
import { type RawInput, rawInputs, type Target } from './raw-input.ts'

/** Connections open at the same time. */
const AT_ONCE = 24
/** Time limit for an answer, ms. About one input in a hundred is incomplete on an open connection and never answered; a busy server answers the others late. */
const PATIENCE_MS = 2_000
/** Silence after an answer, ms, that ends the exchange: a request behind it may take longer. */
const QUIET_MS = 250
/** Deliberate refusals: an upstream that is unreachable or does not answer, or a server that is overloaded. */
const HONEST_5XX: ReadonlySet<string> = new Set(['502', '503', '504'])

export type Played = {
  inputs: number
  /** Answers by status. */
  answers: Record<string, number>
  /** Inputs answered with a server error, verbatim; five at most. */
  failures: string[]
}

export type PlayOptions = {
  origin: string
  target: Target
  count: number
  seed: number
  /** Called after each batch with the number sent; an error ends the run. */
  onBatch?: (inputs: number) => Promise<void> | void
}

/** @throws what `onBatch` throws */
export async function playInputs({ origin, target, count, seed, onBatch }: PlayOptions): Promise<Played> {
  const { hostname, port } = new URL(origin)
  const played: Played = { inputs: 0, answers: {}, failures: [] }
  for (const batch of rawInputs(target, { count, seed })) {
    const waiting = [...batch]
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let input = waiting.pop(); input !== undefined; input = waiting.pop())
          note(played, input, await play(input, hostname, Number(port)))
      }),
    )
    await onBatch?.(played.inputs)
  }
  return played
}

/** @returns the answer as text; empty when the server is gone */
export async function play({ pieces, ending }: RawInput, host: string, port: number): Promise<string> {
  const socket = connect({ host, port, noDelay: true })
  let heard = ''
  const over = new Promise<void>((resolve) => {
    let quiet = setTimeout(resolve, PATIENCE_MS)
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      clearTimeout(quiet)
      quiet = setTimeout(resolve, QUIET_MS)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(quiet)
      resolve()
    })
  })
  for (const piece of pieces) {
    if (socket.destroyed) break
    socket.write(piece)
    await new Promise(setImmediate)
  }
  if (ending === 'reset') socket.resetAndDestroy()
  else if (ending === 'finish') socket.end()
  await over
  socket.destroy()
  return heard
}

function note(played: Played, { pieces, ending }: RawInput, heard: string): void {
  played.inputs += 1
  for (const [, status = ''] of heard.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
    played.answers[status] = (played.answers[status] ?? 0) + 1
    if (status.startsWith('5') && !HONEST_5XX.has(status) && played.failures.length < 5)
      played.failures.push(
        `${status} to ${JSON.stringify(pieces.map((piece) => piece.toString('latin1')))} then ${ending}`,
      )
  }
}
