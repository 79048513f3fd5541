import { useMessages } from '@lantern/i18n'
import { CopyButton, IconMail, IconPhone, IconService } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { contactOf } from './contact.rules.ts'
import { statusMessages } from './status.messages.ts'
import styles from './status-page.module.css'

/** Contacts for when the site is closed. Text of an unknown kind can be copied but is never a link. */
export function Contacts({ list }: { list: readonly string[] }) {
  const t = useMessages(statusMessages)
  if (list.length === 0) return null
  return (
    <section className={styles.card} aria-label={t.contacts}>
      <h2 className={styles.subtitle}>{t.contacts}</h2>
      <ul className={styles.contacts}>
        {list.map((text) => (
          <li key={text}>
            <Contact text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Never truncated: a cut-off number cannot be called. */
function Contact({ text }: { text: string }) {
  const t = useMessages(statusMessages)
  const contact = contactOf(text)
  switch (contact.kind) {
    case 'page':
      return (
        <Link to={contact.to} className={styles.link}>
          <IconService />
          {t.support}
        </Link>
      )
    case 'phone':
    case 'mail':
      return (
        <a href={contact.href} className={styles.link}>
          {contact.kind === 'phone' ? <IconPhone /> : <IconMail />}
          {text}
        </a>
      )
    case 'text':
      return (
        <p className={styles.link}>
          {text}
          <CopyButton compact text={text} label={t.copy} doneLabel={t.copied} />
        </p>
      )
  }
}
