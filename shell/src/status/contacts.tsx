import { useMessages } from '@lantern/i18n'
import { Card, CopyButton, IconMail, IconPhone, IconService, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { contactOf } from './contact.rules.ts'
import { statusMessages } from './status.messages.ts'
import styles from './status-page.module.css'

/** Other ways to reach people when the site is closed. A text that is no contact we know is shown to be copied, never followed. */
export function Contacts({ list }: { list: readonly string[] }) {
  const t = useMessages(statusMessages)
  if (list.length === 0) return null
  return (
    <section className={styles.card} aria-label={t.contacts}>
      <h2 className={styles.subtitle}>{t.contacts}</h2>
      <Card padding="none">
        {list.map((text) => (
          <ContactRow key={text} text={text} />
        ))}
      </Card>
    </section>
  )
}

function ContactRow({ text }: { text: string }) {
  const t = useMessages(statusMessages)
  const contact = contactOf(text)
  switch (contact.kind) {
    case 'page':
      return <ListRow icon={<IconService />} title={t.support} render={<Link to={contact.to} />} />
    case 'phone':
      return <ListRow icon={<IconPhone />} title={text} href={contact.href} />
    case 'mail':
      return <ListRow icon={<IconMail />} title={text} href={contact.href} />
    case 'text':
      return <ListRow title={text} value={<CopyButton compact text={text} label={t.copy} doneLabel={t.copied} />} />
  }
}
