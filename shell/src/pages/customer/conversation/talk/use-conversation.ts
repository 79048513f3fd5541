/** A conversation with customer service: starts or resumes it, polls it, and sends lines. */
import {
  type ServiceMessage,
  type ServiceTopic,
  serviceEnd,
  serviceHuman,
  serviceOpen,
  servicePoll,
  serviceSend,
} from '@lantern/contract/service'
import {
  call,
  isConnectionError,
  memberMessage,
  newRequestNo,
  now,
  readStoredText,
  removeStored,
  useInterval,
  writeStoredText,
} from '@lantern/platform'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { changed, type Outgoing, pendingLines, withLine } from './outbox.rules.ts'
import { pollDelayMs } from './poll.rules.ts'

/** Retry interval for lines while offline. */
const RESEND_MS = 5_000
const UUID = /^[0-9a-f-]{36}$/

type Poll = Awaited<ReturnType<typeof call<typeof servicePoll>>>
type Talk = { readonly standing: Poll; readonly lines: readonly ServiceMessage[] }

export function useConversation(topic: ServiceTopic) {
  const queryClient = useQueryClient()
  const [outbox, setOutbox] = useState<readonly Outgoing[]>([])
  const opened = useQuery({
    queryKey: ['service', 'open'],
    queryFn: async () => {
      const known = readStoredText('serviceSid') ?? ''
      const answer = await call(serviceOpen, { topic, ...(UUID.test(known) ? { sid: known } : {}) })
      writeStoredText('serviceSid', answer.sid)
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const sid = opened.data?.sid
  const talkKey = ['service', 'talk', sid]
  const talk = useQuery({
    queryKey: talkKey,
    enabled: sid !== undefined,
    queryFn: async ({ signal }): Promise<Talk> => {
      const before = queryClient.getQueryData<Talk>(talkKey)?.lines ?? []
      const standing = await call(servicePoll, { sid: sid ?? '', afterSeq: before.at(-1)?.seq ?? 0 }, { signal })
      return { standing, lines: [...before, ...standing.list] }
    },
    refetchInterval: ({ state }) => {
      if (state.data?.standing.state === 'ended') return false
      return pollDelayMs(now() - (state.data?.lines.at(-1)?.at ?? now()), state.data?.standing.state === 'queue')
    },
  })
  const lines = talk.data?.lines ?? []
  const waiting = pendingLines(outbox, lines.at(-1)?.seq ?? 0)

  const deliver = async (line: Outgoing, to: string): Promise<void> => {
    try {
      const { requestNo, type, content } = line
      const { seq } = await call(serviceSend, { sid: to, type, content, requestNo })
      setOutbox((lined) => changed(lined, requestNo, { seq, state: 'sending' }))
      await talk.refetch()
    } catch (error) {
      const change: Partial<Outgoing> = isConnectionError(error)
        ? { state: 'waiting' }
        : { state: 'refused', problem: memberMessage(error) }
      setOutbox((lined) => changed(lined, line.requestNo, change))
    }
  }
  const send = (type: Outgoing['type'], content: string): void => {
    // A line written before the conversation is open waits, as it would for the network.
    const line: Outgoing = {
      requestNo: newRequestNo(),
      type,
      content,
      state: sid === undefined ? 'waiting' : 'sending',
    }
    setOutbox((lined) => withLine(lined, line))
    if (sid !== undefined) void deliver(line, sid)
  }
  const sendWaiting = useEffectEvent(() => {
    if (sid === undefined) return
    for (const line of waiting) if (line.state === 'waiting') void deliver(line, sid)
  })
  useInterval(() => sendWaiting(), RESEND_MS)
  useEffect(() => {
    if (sid !== undefined) sendWaiting()
  }, [sid])
  useEffect(() => {
    window.addEventListener('online', sendWaiting)
    return () => window.removeEventListener('online', sendWaiting)
  }, [])

  const human = useMutation({
    mutationFn: () => call(serviceHuman, { sid: sid ?? '' }),
    onSettled: () => talk.refetch(),
  })
  const end = useMutation({ mutationFn: () => call(serviceEnd, { sid: sid ?? '' }), onSettled: () => talk.refetch() })
  return {
    sid,
    key: opened.data?.key ?? '',
    isOpening: opened.isPending,
    openError: opened.isError ? opened.error : null,
    reopen: () => {
      removeStored('serviceSid')
      setOutbox([])
      void opened.refetch()
    },
    lines,
    outbox: waiting,
    standing: talk.data?.standing,
    /** The poll fails: the shown lines may be outdated. */
    isStale: talk.isError,
    send,
    resend: (line: Outgoing) => void (sid !== undefined && deliver(line, sid)),
    drop: (line: Outgoing) => setOutbox((lined) => lined.filter(({ requestNo }) => requestNo !== line.requestNo)),
    toHuman: () => human.mutate(),
    end: () => end.mutate(),
  }
}
export type Conversation = ReturnType<typeof useConversation>
