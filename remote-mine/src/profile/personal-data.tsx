import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import type { profileGet } from '@lantern/contract/profile'
import type { MemberInfo } from '@lantern/contract/user'
import { formatDateTime, useMessages } from '@lantern/i18n'
import {
  Badge,
  Card,
  IconDocument,
  IconHome,
  IconLock,
  IconMail,
  IconMe,
  IconMembers,
  IconPhone,
  IconVerified,
  ListRow,
  Section,
  type Tone,
} from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { AvatarSheet } from './edit/avatar-sheet.tsx'
import { BindSheet } from './edit/bind-sheet.tsx'
import type { Bound } from './edit/bind-ways.ts'
import { EditSheet } from './edit/edit-sheet.tsx'
import type { Edited } from './edit/edited-field.ts'
import { ProfileHead } from './parts/profile-head.tsx'
import { shownAs } from './parts/shown-as.ts'
import { userInfoMessages } from './parts/user-info.messages.ts'
import { SocialIds } from './social-ids.tsx'
import styles from './user-info.module.css'

const VERIFIED = 2
const KYC_TONE: readonly Tone[] = ['neutral', 'info', 'positive', 'negative']

/** Data of the member, masked; each row opens its edit, its review or the reason why it is locked. */
export function PersonalData({ profile, member }: { profile: DataOf<typeof profileGet>; member: MemberInfo }) {
  const t = useMessages(userInfoMessages)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [bound, setBound] = useState<Bound | null>(null)
  const [isAvatarOpen, setAvatarOpen] = useState(false)
  const states = [t.kycNone, t.kycReview, t.kycOk, t.kycRejected]
  const isLocked = profile.kyc === VERIFIED
  const isInReview = (field: string) => profile.inReview.some((review) => review.field === field)
  const isNameFinal = isLocked && profile.nameLock !== null && profile.nameLock !== 'account' && !isInReview('realName')
  const row = (field: string, icon: ReactNode, title: string, shown: string, onClick: () => void) => ({
    icon,
    iconTile: true,
    title,
    ...(isInReview(field)
      ? {
          detail: shown || t.none,
          value: <Badge tone="info">{t.inReview}</Badge>,
          render: <Link to={ROUTE.infoAudit} />,
        }
      : { ...shownAs(shown, t.none), onClick }),
  })
  const edit = (field: Edited['field'], icon: ReactNode, label: string, shown: string, isReviewed = false) =>
    row(field, icon, label, shown, () => setEdited({ field, label, value: '', isReviewed: isReviewed && shown !== '' }))
  const bind = (field: Bound, icon: ReactNode, label: string, shown: string) =>
    row(field, icon, label, shown, () => setBound(field))
  return (
    <>
      <ProfileHead profile={profile} member={member} onAvatar={() => setAvatarOpen(true)} />
      <Section title={t.account}>
        <Card padding="none">
          <ListRow
            icon={<IconMe />}
            iconTile
            title={t.nick}
            value={profile.nick}
            note={profile.nickFreeAt === null ? undefined : t.nickFree({ t: formatDateTime(profile.nickFreeAt) })}
            disabled={profile.nickFreeAt !== null}
            onClick={() => setEdited({ field: 'nick', label: t.nick, value: profile.nick, isReviewed: false })}
          />
          <ListRow
            icon={<IconMembers />}
            iconTile
            title={t.gender}
            {...shownAs((profile.gender && entryOf(t.genders, profile.gender)) || '', t.none)}
            onClick={() =>
              setEdited({ field: 'gender', label: t.gender, value: profile.gender ?? '', isReviewed: false })
            }
          />
          <ListRow {...edit('address', <IconHome />, t.address, profile.addressMasked)} />
        </Card>
      </Section>
      <Section title={t.identity} lead={t.identityLead}>
        <Card padding="none">
          <ListRow
            icon={<IconVerified />}
            iconTile
            title={t.realName}
            note={profile.nameLock === 'account' ? t.nameOfAccounts : undefined}
            value={
              <span className={styles.name}>
                {profile.realNameMasked || t.none}
                {isInReview('realName') ? (
                  <Badge tone="info">{t.inReview}</Badge>
                ) : (
                  <Badge tone={KYC_TONE[profile.kyc] ?? 'neutral'}>{states[profile.kyc] ?? t.kycNone}</Badge>
                )}
                {isNameFinal && <IconLock />}
              </span>
            }
            chevron={!isNameFinal}
            {...(profile.nameLock === null && !isInReview('realName')
              ? { onClick: () => setEdited({ field: 'realName', label: t.realName, value: '', isReviewed: true }) }
              : { render: <Link to={isInReview('realName') ? ROUTE.infoAudit : ROUTE.identity} /> })}
          />
          {isLocked ? (
            <ListRow
              icon={<IconDocument />}
              iconTile
              title={t.birthday}
              detail={t.locked}
              value={
                <span className={styles.name}>
                  {profile.birthdayMasked || t.none}
                  <IconLock />
                </span>
              }
            />
          ) : (
            <ListRow {...edit('birthday', <IconDocument />, t.birthday, profile.birthdayMasked, true)} />
          )}
          <ListRow {...bind('phone', <IconPhone />, t.phone, profile.phoneMasked)} />
          <ListRow {...bind('email', <IconMail />, t.email, profile.emailMasked)} />
        </Card>
      </Section>
      <SocialIds profile={profile} onEdit={setEdited} />
      <AvatarSheet member={member} profile={profile} open={isAvatarOpen} onClose={() => setAvatarOpen(false)} />
      <EditSheet edited={edited} profile={profile} onClose={() => setEdited(null)} />
      <BindSheet
        bound="phone"
        open={bound === 'phone'}
        isReviewed={profile.phoneMasked !== ''}
        onClose={() => setBound(null)}
      />
      <BindSheet
        bound="email"
        open={bound === 'email'}
        isReviewed={profile.emailMasked !== ''}
        onClose={() => setBound(null)}
      />
    </>
  )
}
