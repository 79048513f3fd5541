import { AVATARS } from '@lantern/contract/profile'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { isSessionError, memberMessage } from '@lantern/platform'
import { Avatar, IconAlert, Sheet } from '@lantern/ui'
import { avatarSeed } from '../parts/avatar-seed.rules.ts'
import styles from './avatar-sheet.module.css'
import { saveField } from './parts/profile.api.ts'
import { useProfileChange } from './use-profile-change.ts'
import { userInfoMessages } from './user-info.messages.ts'

const CHOICES = Array.from({ length: AVATARS }, (_, number) => number)

export type AvatarSheetProps = { member: MemberInfo; version: number; open: boolean; onClose: () => void }

/** Twelve drawn pictures; a tap saves the choice. */
export function AvatarSheet({ member, version, open, onClose }: AvatarSheetProps) {
  const t = useMessages(userInfoMessages)
  const change = useProfileChange(onClose)
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.avatar}
      description={t.avatarLead}
      closeLabel={t.close}
    >
      {change.error !== null && !isSessionError(change.error) && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(change.error)}
        </Note>
      )}
      <div className={styles.choices}>
        {CHOICES.map((number) => (
          <button
            key={number}
            type="button"
            className={styles.choice}
            aria-label={t.avatarOf({ n: String(number + 1) })}
            aria-pressed={number === member.avatar}
            disabled={change.isPending}
            onClick={() => change.mutate(() => saveField('avatar', String(number), version))}
          >
            <Avatar seed={avatarSeed(member.memberId, number)} name={member.nickName || member.userName} size="lg" />
          </button>
        ))}
      </div>
    </Sheet>
  )
}
