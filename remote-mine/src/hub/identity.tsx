import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import { formatShare, useMessages } from '@lantern/i18n'
import { Avatar, Badge, CopyButton, IconCrown, type Tone } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { avatarSeed } from '../parts/avatar-seed.rules.ts'
import { partsMessages } from '../parts/parts.messages.ts'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'
import { LevelProgress, type LevelProgressProps, nextLevelOf } from './level-progress.tsx'

const KYC_TONES: readonly Tone[] = ['neutral', 'info', 'positive', 'negative']

export type IdentityProps = { member: MemberInfo; level: LevelProgressProps }

/** Avatar, name, verification, VIP level with its progress, and account of the member. */
export function Identity({ member, level }: IdentityProps) {
  const t = useMessages(hubMessages)
  const p = useMessages(partsMessages)
  const states = [t.kycNone, t.kycReview, t.kycOk, t.kycRejected]
  const name = member.nickName || member.userName
  const next = nextLevelOf(level)
  return (
    <div className={styles.identity}>
      <Link to={ROUTE.userInfo} className={styles.avatar} aria-label={t.profile}>
        <Avatar seed={avatarSeed(member.memberId, member.avatar)} name={name} size="lg" />
      </Link>
      <div className={styles.identityTexts}>
        <div className={styles.nameLine}>
          <h2 className={styles.name} title={name}>
            {name}
          </h2>
          <Link to={ROUTE.vip} className={styles.vip}>
            <Badge tone="accent" icon={<IconCrown />}>
              {t.vip({ n: String(member.vipLevel) })}
            </Badge>
          </Link>
          <Link to={ROUTE.identity} className={styles.vip}>
            <Badge tone={KYC_TONES[member.kyc] ?? 'neutral'}>{states[member.kyc] ?? t.kycNone}</Badge>
          </Link>
        </div>
        <span className={styles.idLine}>
          {member.userName}
          <CopyButton compact text={member.memberId} label={t.copyId} doneLabel={p.copied} className={styles.copy} />
          {next && (
            <span className={styles.next} aria-hidden="true">
              {t.nextLevel({ n: String(next.level), share: formatShare(next.percent / 100) })}
            </span>
          )}
        </span>
        <LevelProgress {...level} />
      </div>
    </div>
  )
}
