import { SOCIAL_SERVICES } from '@lantern/contract/social-ids'
import { useMessages } from '@lantern/i18n'
import { Card, ListRow, Section } from '@lantern/ui'
import type { Edited } from './edit/edited-field.ts'
import type { Profile } from './parts/profile-changes.rules.ts'
import { shownAs } from './parts/shown-as.ts'
import { userInfoMessages } from './parts/user-info.messages.ts'

/** Ids of the member at other services, masked; each row opens its edit. */
export function SocialIds({ profile, onEdit }: { profile: Profile; onEdit: (edited: Edited) => void }) {
  const t = useMessages(userInfoMessages)
  return (
    <Section title={t.social} lead={t.socialLead}>
      <Card padding="none">
        {SOCIAL_SERVICES.map((field) => {
          const shown = profile.socialMasked[field]
          const edited = { field, label: t[field], value: '', isReviewed: false, canRemove: shown !== '' }
          return <ListRow key={field} title={t[field]} {...shownAs(shown, t.none)} onClick={() => onEdit(edited)} />
        })}
      </Card>
    </Section>
  )
}
