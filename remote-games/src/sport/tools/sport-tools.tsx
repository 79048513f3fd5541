import { useMessages } from '@lantern/i18n'
import { emit } from '@lantern/platform'
import { IconButton, IconChat } from '@lantern/ui'
import { LOBBY_ROOM, useMatchRoom } from '../../parts/sport/match-room.ts'
import { ScoreNotices } from '../../parts/sport/notices/score-notices.tsx'
import { MyBetsButton } from '../bets/my-bets-button.tsx'
import styles from './sport-tools.module.css'
import { toolsMessages } from './tools.messages.ts'

/** @property matchId on the page of a match: opens the chat room of that match */
export type SportToolsProps = { matchId?: string }

/** Buttons for the chat and the member's bets at the top of a sport screen, where floating buttons would cover prices. */
export function SportTools({ matchId }: SportToolsProps) {
  const t = useMessages(toolsMessages)
  const roomId = useMatchRoom(matchId ?? null)
  return (
    <div className={styles.tools}>
      <IconButton
        label={roomId === LOBBY_ROOM ? t.chat : t.matchChat}
        icon={<IconChat />}
        onClick={() => emit('chat:open', { roomId })}
      />
      <MyBetsButton />
      <ScoreNotices />
    </div>
  )
}
