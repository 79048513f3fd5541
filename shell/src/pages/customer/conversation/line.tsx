import type { ServiceMessage } from '@lantern/contract/service'
import { formatTime, useMessages } from '@lantern/i18n'
import { classNames, IconVerified, IconWarning } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { showSecurityTip } from '../tip/security-tip.ts'
import { conversationMessages } from './conversation.messages.ts'
import styles from './conversation.module.css'
import { namesAccount } from './talk/scan.rules.ts'
import { isSigned } from './talk/verify-line.ts'

type LineProps = {
  line: ServiceMessage
  sid: string
  signKey: string
  agentName: string
  /** The agent has seen this line of the member. */
  isRead: boolean
}

export function Line({ line, sid, signKey, agentName, isRead }: LineProps) {
  const t = useMessages(conversationMessages)
  const isMine = line.from === 'member'
  // A sender that this version does not know must not look like an agent.
  if (!isMine && line.from !== 'bot' && line.from !== 'agent') return <p className={styles.note}>{line.content}</p>
  const speaker = isMine ? t.me : line.from === 'bot' ? t.bot : t.agentLine({ name: agentName, no: line.agentNo ?? '' })
  return (
    <div className={classNames(styles.line, isMine && styles.mine)}>
      <p className={styles.speaker}>
        <span>{speaker}</span> <time dateTime={new Date(line.at).toISOString()}>{formatTime(line.at)}</time>
      </p>
      <div className={styles.bubble}>
        <Content line={line} />
      </div>
      {line.from === 'agent' && <Signature line={line} sid={sid} signKey={signKey} />}
      {isMine && isRead && <p className={styles.mark}>{t.read}</p>}
    </div>
  )
}

export function Content({ line: { type, content } }: { line: Pick<ServiceMessage, 'type' | 'content'> }) {
  const t = useMessages(conversationMessages)
  switch (type) {
    case 'image':
      // Only images created by this page: an external address is never loaded.
      return content.startsWith('data:image/') ? (
        <img className={styles.picture} src={content} alt={t.pictureAlt} />
      ) : (
        t.pictureAlt
      )
    case 'order':
      return `${t.orderLine} ${content}`
    case 'help':
      return content.startsWith('/help/') ? <Link to={content}>{t.helpLine}</Link> : content
    case 'text':
      return content
    default:
      return t.unknownLine
  }
}

function Signature({ line, sid, signKey }: Pick<LineProps, 'line' | 'sid' | 'signKey'>) {
  const t = useMessages(conversationMessages)
  const [holds, setHolds] = useState<boolean | null>(null)
  useEffect(() => {
    let isHere = true
    void isSigned(line, sid, signKey).then((answer) => isHere && setHolds(answer))
    if (namesAccount(line.content)) showSecurityTip()
    return () => {
      isHere = false
    }
  }, [line, sid, signKey])
  if (holds === null) return null
  return (
    <p className={styles.mark} data-holds={holds}>
      {holds ? <IconVerified /> : <IconWarning />}
      {holds ? t.signed : t.unsigned}
    </p>
  )
}
