import type { DataOf } from '@lantern/contract'
import type { profileGet } from '@lantern/contract/profile'
import { siteDate } from '@lantern/contract/site-time'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { OrderNo } from '@lantern/page'
import { Avatar, IconImage } from '@lantern/ui'
import { avatarSeed } from '../../parts/avatar-seed.rules.ts'
import styles from './profile-head.module.css'
import { userInfoMessages } from './user-info.messages.ts'

export type ProfileHeadProps = { profile: DataOf<typeof profileGet>; member: MemberInfo; onAvatar: () => void }

/** Who the member is: the picture, which opens its choices, the name, and what cannot change. */
export function ProfileHead({ profile, member, onAvatar }: ProfileHeadProps) {
  const t = useMessages(userInfoMessages)
  const name = profile.nick || member.userName
  return (
    <div className={styles.head}>
      <button type="button" className={styles.change} aria-label={`${t.avatar}: ${t.avatarChange}`} onClick={onAvatar}>
        <Avatar className={styles.avatar} seed={avatarSeed(member.memberId, profile.avatar)} name={name} size="lg" />
        <span className={styles.edit}>
          <IconImage />
        </span>
      </button>
      <p className={styles.name}>{name}</p>
      <p className={styles.since}>{t.since({ name: member.userName, date: siteDate(member.registerAt) })}</p>
      <p className={styles.id}>
        <span>{t.memberId}</span>
        <span className={styles.no}>
          <OrderNo no={member.memberId} />
        </span>
      </p>
    </div>
  )
}
