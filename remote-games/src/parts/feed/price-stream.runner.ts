/** Performs the effects of the stream's machine: owns socket, timers and the age of the prices. */

import { readAnswer } from '@lantern/contract/open-enum'
import { type SportFrame, type SportRequest, sportFrameSchema } from '@lantern/contract/sport'
import { createMachine, createTimer, type Socket, type SocketHandlers } from '@lantern/platform'
import {
  BEAT_MS,
  OFF,
  STALE_MS,
  type StreamEffect,
  type StreamEvent,
  type StreamState,
  transition,
} from './price-stream.machine.ts'

export type PriceStreamOptions = {
  /** URL of the socket, null when the site has none. */
  url: () => Promise<string | null>
  dial: (url: string, handlers: SocketHandlers) => Socket
  /** The matches that the page shows now. */
  watched: () => SportRequest
  onFrame: (frame: SportFrame) => void
  /** Prices are current, or no longer. */
  onFresh: (isFresh: boolean) => void
}

export type PriceStream = {
  start(): void
  stop(): void
  /** The watched matches have changed. */
  rewatch(): void
  /** Prices arrived by a read, so their age restarts. */
  refreshed(): void
}

export function createPriceStream({ url, dial, watched, onFrame, onFresh }: PriceStreamOptions): PriceStream {
  let socket: Socket | null = null
  const retry = createTimer(() => machine.dispatch({ kind: 'retry-due' }))
  const stale = createTimer(() => onFresh(false))
  const beat = createTimer(() => {
    socket?.send(JSON.stringify({ kind: 'beat' } satisfies SportRequest))
    beat.start(BEAT_MS)
  })
  const machine = createMachine<StreamState, StreamEvent, StreamEffect>({ initial: OFF, transition, perform })

  function perform(effect: StreamEffect): void {
    switch (effect.kind) {
      case 'dial':
        void open(effect.epoch)
        break
      case 'hang-up':
        socket?.close()
        socket = null
        stale.stop()
        break
      case 'send-watch':
        socket?.send(JSON.stringify(watched()))
        break
      case 'start-beats':
        beat.start(BEAT_MS)
        break
      case 'stop-beats':
        beat.stop()
        break
      case 'schedule-retry':
        retry.start(effect.afterMs)
        break
      case 'cancel-retry':
        retry.stop()
    }
  }

  async function open(epoch: number): Promise<void> {
    const lose = (): void => machine.dispatch({ kind: 'lost', epoch })
    const found = await url().catch(() => null)
    const state = machine.getState()
    // Stopped or replaced during the look-up.
    if (state.kind !== 'dialling' || state.epoch !== epoch) return
    if (found === null) return lose()
    socket = dial(found, {
      onOpen: () => machine.dispatch({ kind: 'opened', epoch }),
      onText: (text) => receive(text),
      onLost: lose,
    })
  }

  function receive(text: string): void {
    const frame = read(text)
    if (frame === null) return
    refreshed()
    onFrame(frame)
  }

  function refreshed(): void {
    stale.start(STALE_MS)
    onFresh(true)
  }

  return {
    start: () => machine.dispatch({ kind: 'wanted' }),
    stop: () => machine.dispatch({ kind: 'unwanted' }),
    rewatch() {
      if (machine.getState().kind === 'open') socket?.send(JSON.stringify(watched()))
    },
    refreshed,
  }
}

/** Parses a frame; frames and values of a newer server that this build does not know are ignored. */
function read(text: string): SportFrame | null {
  try {
    const answer = readAnswer(sportFrameSchema, JSON.parse(text))
    return answer.ok ? answer.data : null
  } catch {
    return null
  }
}
