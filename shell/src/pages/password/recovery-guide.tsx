import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, Card, EmptyArt, IconLock, IconMe, IconShield, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { passwordMessages } from './password.messages.ts'
import styles from './recovery-guide.module.css'

const ROWS = [
  { key: 'guideProof', Icon: IconShield },
  { key: 'guidePassword', Icon: IconLock },
  { key: 'guideDone', Icon: IconMe },
] as const

/** Below the first step: the next ones, what the change does, and where to get help. */
export function RecoveryGuide() {
  const t = useMessages(passwordMessages)
  return (
    <>
      <Section title={t.guideTitle} className={styles.guide}>
        <Card padding="none">
          {ROWS.map(({ key, Icon }) => (
            <ListRow key={key} icon={<Icon />} iconTile title={t[key]} detail={t[`${key}Text`]} />
          ))}
        </Card>
      </Section>
      <Card kind="outlined" className={styles.help}>
        <EmptyArt kind="chat" className={styles.art} />
        <div className={styles.words}>
          <h2 className={styles.ask}>{t.noneOfThese}</h2>
          <p className={styles.text}>{t.helpText}</p>
          <Button size="sm" className={styles.button} render={<Link to={ROUTE.customer} />}>
            {t.askSupport}
          </Button>
        </div>
      </Card>
    </>
  )
}
