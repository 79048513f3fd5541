import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { conversationMessages } from './conversation.messages.ts'
import styles from './conversation.module.css'
import type { Conversation } from './talk/use-conversation.ts'

/** The agent, the waiting time, and the button for a human agent, always in the same position. */
export function StandingLine({ talk }: { talk: Conversation }) {
  const t = useMessages(conversationMessages)
  const { standing } = talk
  if (!standing) return null
  return (
    <div className={styles.standing}>
      <p role="status" className={styles.who}>
        {talk.isStale ? t.stale : wordsOf(standing, t)}
      </p>
      {standing.state === 'bot' && (
        <Button size="sm" onClick={talk.toHuman}>
          {t.human}
        </Button>
      )}
    </div>
  )
}

type Texts = ReturnType<typeof useMessages<(typeof conversationMessages)['zh-CN']>>

function wordsOf(standing: NonNullable<Conversation['standing']>, t: Texts): string {
  switch (standing.state) {
    case 'bot':
      return t.withBot
    case 'queue':
      return t.queue({ people: standing.queue, seconds: standing.etaSec })
    case 'agent':
      return standing.agent ? t.withAgent({ name: standing.agent.name, no: standing.agent.agentNo }) : t.title
    case 'ended':
      return t.over
    default:
      return t.title
  }
}
