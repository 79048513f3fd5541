import { AVATARS } from '@lantern/contract/profile'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Avatar, Sheet } from '@lantern/ui'
import { useState } from 'react'
import { avatarSeed } from '../../parts/avatar-seed.rules.ts'
import { saveField } from '../parts/profile.api.ts'
import type { Profile } from '../parts/profile-changes.rules.ts'
import { userInfoMessages } from '../parts/user-info.messages.ts'
import styles from './avatar-sheet.module.css'
import { ChangeProblem } from './change-problem.tsx'
import { useProfileChange } from './use-profile-change.ts'

const CHOICES = Array.from({ length: AVATARS }, (_, number) => number)

export type AvatarSheetProps = { member: MemberInfo; profile: Profile; open: boolean; onClose: () => void }

/** Twelve drawn pictures; a tap saves the choice. */
export function AvatarSheet({ member, profile, open, onClose }: AvatarSheetProps) {
  const t = useMessages(userInfoMessages)
  const change = useProfileChange(onClose)
  const [before, setBefore] = useState(profile)
  const choose = (number: number) => {
    setBefore(profile)
    change.mutate(() => saveField('avatar', String(number), profile.version))
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.avatar}
      description={t.avatarLead}
      closeLabel={t.close}
    >
      <ChangeProblem error={change.error} before={before} profile={profile} />
      <div className={styles.choices}>
        {CHOICES.map((number) => (
          <button
            key={number}
            type="button"
            className={styles.choice}
            aria-label={t.avatarOf({ n: String(number + 1) })}
            aria-pressed={number === profile.avatar}
            disabled={change.isPending}
            onClick={() => choose(number)}
          >
            <Avatar seed={avatarSeed(member.memberId, number)} name={member.nickName || member.userName} size="lg" />
          </button>
        ))}
      </div>
    </Sheet>
  )
}
