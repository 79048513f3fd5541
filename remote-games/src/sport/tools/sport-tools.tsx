import { useMessages } from '@lantern/i18n'
import { emit } from '@lantern/platform'
import { IconButton, IconChat } from '@lantern/ui'
import { ScoreNotices } from '../../parts/sport/notices/score-notices.tsx'
import { MyBetsButton } from '../bets/my-bets-button.tsx'
import styles from './sport-tools.module.css'
import { toolsMessages } from './tools.messages.ts'

const LOBBY_ROOM = 'lobby'

/** Chat and the member's bets, at the head of a sport screen. The screen is quiet: a floating button would cover its prices. */
export function SportTools() {
  const t = useMessages(toolsMessages)
  return (
    <div className={styles.tools}>
      <IconButton label={t.chat} icon={<IconChat />} onClick={() => emit('chat:open', { roomId: LOBBY_ROOM })} />
      <MyBetsButton />
      <ScoreNotices />
    </div>
  )
}
