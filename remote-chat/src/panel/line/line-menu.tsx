/** Actions on a line: react, reply, mention, copy, block, report, moderate. Opened by a long press, a right click, or Enter on the line. */
import { type ChatLine, type Pinned, REACTIONS } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import {
  Button,
  IconAlert,
  IconCopy,
  IconHide,
  IconMention,
  IconReceipt,
  IconReply,
  IconShield,
  IconShow,
  Sheet,
} from '@lantern/ui'
import { useState } from 'react'
import { PrivacyForm } from './bet/privacy-form.tsx'
import { lineMenuMessages } from './line-menu.messages.ts'
import styles from './line-menu.module.css'
import { ModerateForm } from './moderate/moderate-form.tsx'
import { ModerationLog } from './moderate/moderation-log.tsx'
import { ReportForm } from './report-form.tsx'

/** What the member may do with the line. */
type LineRights = {
  /** The member's speaker name, '' for visitors. */
  own: string
  /** Whether the member may write in the room. */
  canWrite: boolean
  isModerator: boolean
  /** What moderators set in the room. */
  pinned: readonly Pinned[]
  slowSec: number
  /** The speaker of the line is blocked. */
  isBlocked: boolean
}

type LineMenuProps = {
  line: ChatLine | null
  rights: LineRights
  onReact: (line: ChatLine, emoji: string, on: boolean) => void
  onReply: (line: ChatLine) => void
  onMention: (line: ChatLine) => void
  onBlock: (line: ChatLine, on: boolean) => void
  onClose: () => void
  onClosed: () => void
}

type View = 'actions' | 'report' | 'moderate' | 'log' | 'privacy'

export function LineMenu(props: LineMenuProps) {
  const t = useMessages(lineMenuMessages)
  const { onClose } = props
  const isOpen = props.line !== null
  const [view, setView] = useState<View>('actions')
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setView('actions')
  }
  // Keeps the line during the closing animation of the sheet.
  const [line, setLine] = useState(props.line)
  if (props.line !== null && props.line !== line) setLine(props.line)
  const close = {
    actions: t.closeMenu,
    report: t.closeReport,
    moderate: t.closeModerate,
    log: t.closeLog,
    privacy: t.closePrivacy,
  }[view]
  return (
    <Sheet
      open={isOpen}
      title={line === null ? '' : titleOf(view, line, t)}
      closeLabel={close}
      onOpenChange={(open) => open || onClose()}
      onClosed={props.onClosed}
    >
      {line !== null && view === 'actions' && <Actions {...props} line={line} onView={setView} />}
      {line !== null && view === 'report' && <ReportForm line={line} onDone={onClose} />}
      {line !== null && view === 'privacy' && <PrivacyForm line={line} onDone={onClose} />}
      {line !== null && view === 'moderate' && (
        <ModerateForm
          line={line}
          pinned={props.rights.pinned}
          slowSec={props.rights.slowSec}
          onDone={onClose}
          onLog={() => setView('log')}
        />
      )}
      {view === 'log' && <ModerationLog />}
    </Sheet>
  )
}

function titleOf(view: View, { nick }: ChatLine, t: (typeof lineMenuMessages)['zh-CN']): string {
  return {
    actions: t.lineOf({ nick }),
    report: t.reportTitle({ nick }),
    moderate: t.moderate,
    log: t.modLog,
    privacy: t.privacyOfBet,
  }[view]
}

type ActionsProps = LineMenuProps & { line: ChatLine; onView: (view: View) => void }

function Actions({ line, rights, onReact, onReply, onMention, onBlock, onClose, onView }: ActionsProps) {
  const t = useMessages(lineMenuMessages)
  const { own, canWrite, isModerator, isBlocked } = rights
  const isMember = own !== ''
  const isOwn = own !== '' && line.speaker === own
  const isReadable = !line.shielded && !isBlocked
  const act = (run: (line: ChatLine) => void) => (): void => {
    run(line)
    onClose()
  }
  const copy = ({ text }: ChatLine): void => {
    navigator.clipboard
      .writeText(text)
      .then(() => showToast({ text: t.copied }))
      .catch(() => showToast({ text: t.notCopied, kind: 'error' }))
  }
  const isMine = (emoji: string): boolean =>
    isMember && line.reactions.some((one) => one.emoji === emoji && one.speakers.includes(own))
  return (
    <div className={styles.menu}>
      {canWrite && isReadable && (
        <fieldset className={styles.emoji} aria-label={t.react}>
          {REACTIONS.map((emoji) => (
            <Button
              key={emoji}
              kind="quiet"
              aria-pressed={isMine(emoji)}
              onClick={act((one) => onReact(one, emoji, !isMine(emoji)))}
            >
              {emoji}
            </Button>
          ))}
        </fieldset>
      )}
      {canWrite && isReadable && (
        <Button block icon={<IconReply />} onClick={act(onReply)}>
          {t.reply}
        </Button>
      )}
      {canWrite && isReadable && !isOwn && (
        <Button block icon={<IconMention />} onClick={act(onMention)}>
          {t.mentionNick({ nick: line.nick })}
        </Button>
      )}
      {isOwn && isReadable && line.card && (
        <Button block icon={<IconReceipt />} onClick={() => onView('privacy')}>
          {t.privacyOfBet}
        </Button>
      )}
      {isReadable && line.text !== '' && (
        <Button block icon={<IconCopy />} onClick={act(copy)}>
          {t.copy}
        </Button>
      )}
      {isMember && !isOwn && (
        <>
          <Button block icon={isBlocked ? <IconShow /> : <IconHide />} onClick={act((one) => onBlock(one, !isBlocked))}>
            {isBlocked ? t.unblock : t.block}
          </Button>
          <Button block icon={<IconAlert />} onClick={() => onView('report')}>
            {t.report}
          </Button>
        </>
      )}
      {isModerator && (
        <Button block icon={<IconShield />} onClick={() => onView('moderate')}>
          {t.moderate}
        </Button>
      )}
    </div>
  )
}
