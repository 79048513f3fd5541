import { ROUTE } from '@lantern/contract'
import { SERVICE_TOPICS, type ServiceTopic } from '@lantern/contract/service'
import { useMessages } from '@lantern/i18n'
import { confirm, emit } from '@lantern/platform'
import { Button, ErrorPanel, PageHeader, Skeleton } from '@lantern/ui'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Composer } from './composer.tsx'
import { conversationMessages } from './conversation.messages.ts'
import styles from './conversation.module.css'
import { EndOfTalk } from './end-of-talk.tsx'
import { Line } from './line.tsx'
import { OutgoingLine } from './outgoing-line.tsx'
import { StandingLine } from './standing-line.tsx'
import { useConversation } from './talk/use-conversation.ts'

/** `/customer/main?talk=<topic>`: the conversation. */
export function ConversationPage() {
  const t = useMessages(conversationMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const talk = useConversation(topicOf(query.get('talk')))
  const { lines, outbox, standing } = talk
  const isOver = standing?.state === 'ended'
  // A conversation fills the page: its composer replaces the tab bar.
  useEffect(() => {
    emit('layout:immersive', { on: true })
    return () => emit('layout:immersive', { on: false })
  }, [])
  const end = async (): Promise<void> => {
    const sure = await confirm({
      id: 'service-end',
      title: t.endSure,
      message: t.endHint,
      confirm: t.end,
      cancel: t.cancel,
    })
    if (sure) talk.end()
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t.title}
        backLabel={t.back}
        onBack={() => void navigate(ROUTE.customer, { replace: true })}
        actions={
          standing && !isOver ? (
            <Button kind="quiet" size="sm" onClick={() => void end()}>
              {t.end}
            </Button>
          ) : null
        }
      />
      <StandingLine talk={talk} />
      {talk.openError !== null && lines.length === 0 ? (
        <ErrorPanel title={t.failed} message={t.failedHint} retryLabel={t.retry} onRetry={talk.reopen} />
      ) : (
        <div role="log" aria-label={t.log} aria-busy={standing === undefined} className={styles.log}>
          {standing === undefined && <Skeleton count={3} label={t.opening} />}
          {lines.map((line) => (
            <Line
              key={line.seq}
              line={line}
              sid={talk.sid ?? ''}
              signKey={talk.key}
              agentName={standing?.agent?.name ?? ''}
              isRead={line.seq <= (standing?.readSeq ?? 0)}
            />
          ))}
          {outbox.map((line) => (
            <OutgoingLine
              key={line.requestNo}
              line={line}
              onResend={() => talk.resend(line)}
              onDrop={() => talk.drop(line)}
            />
          ))}
          {standing?.typing && <p className={styles.typing}>{t.typing}</p>}
          <End key={lines.length + outbox.length} />
        </div>
      )}
      {isOver ? <EndOfTalk talk={talk} /> : <Composer talk={talk} />}
    </div>
  )
}

/** Scrolls the newest line into view. */
function End() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Braces: newer browsers return a promise, which React would take for a cleanup.
    ref.current?.scrollIntoView?.({ block: 'end' })
  }, [])
  return <div ref={ref} className={styles.last} />
}

function topicOf(text: string | null): ServiceTopic {
  return SERVICE_TOPICS.find((topic) => topic === text) ?? 'general'
}
