import type { AnchoredListHandle } from '@lantern/ui'
import { type RefObject, useEffect, useState } from 'react'
import type { ChatHandle } from '../../room/use-chat.ts'
import { lineKey, type MessageRow } from './message-rows.rules.ts'

type Jump = { seq: number; isDone: boolean }

/** Jumps to a line by its seq; the lines around it are fetched first when they are not held. */
export function useJump(chat: ChatHandle, list: RefObject<AnchoredListHandle | null>, rows: readonly MessageRow[]) {
  const { dispatch, roomId } = chat
  const [jump, setJump] = useState<Jump | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the fetched rows arrive
  useEffect(() => {
    if (jump === null || jump.isDone || !list.current?.toKey(lineKey(jump.seq))) return
    setJump({ ...jump, isDone: true })
  }, [jump, rows, list])
  return {
    targetSeq: jump?.seq ?? null,
    jumpTo(seq: number) {
      setJump({ seq, isDone: false })
      dispatch({ kind: 'jumped', roomId, seq })
    },
  }
}
