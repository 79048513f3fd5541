/** `/mine/notifications`: notifications of this browser while the site is closed. */
import { type DataOf, ROUTE } from '@lantern/contract'
import { PUSH_TOPICS, type PushTopic, type pushState } from '@lantern/contract/push'
import { useMessages } from '@lantern/i18n'
import { Note, QueryPage } from '@lantern/page'
import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import {
  Badge,
  Button,
  Card,
  IconBell,
  IconCash,
  IconClock,
  IconInfo,
  IconMail,
  IconMention,
  IconScreen,
  IconShield,
  IconSliders,
  IconStar,
  IconTile,
  ListRow,
  Section,
  Switch,
} from '@lantern/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { PUSH_KEY, pushQuery, saveTopics } from './notifications.api.ts'
import { notificationsMessages } from './notifications.messages.ts'
import styles from './notifications.module.css'
import { pushSupport } from './push-browser.ts'

const INSTALL = '/download'
const ICONS: Readonly<Record<PushTopic, ReactNode>> = {
  money: <IconCash />,
  security: <IconShield />,
  favourites: <IconStar />,
  mentions: <IconMention />,
}

export function NotificationsPage() {
  const t = useMessages(notificationsMessages)
  return (
    <QueryPage title={t.title} parent={ROUTE.userInfo} queries={{ push: useQuery(pushQuery()) }}>
      {({ push }) => (
        <>
          <p className={styles.lead}>{t.lead}</p>
          <figure className={styles.sample}>
            <IconTile tone="accent">
              <IconBell />
            </IconTile>
            <div className={styles.sampleTexts}>
              <p className={styles.sampleTitle}>{t.sampleTitle}</p>
              <p>{t.sampleText}</p>
            </div>
            <figcaption className={styles.caption}>{t.sample}</figcaption>
          </figure>
          <Topics push={push} />
          <Card padding="none">
            <ListRow
              icon={<IconClock />}
              iconTile
              title={t.quiet}
              detail={t.quietDetail}
              render={<Link to={ROUTE.safer} />}
            />
            <ListRow
              icon={<IconMail />}
              iconTile
              title={t.mail}
              detail={t.mailDetail}
              render={<Link to={ROUTE.mail} />}
            />
            <ListRow
              icon={<IconSliders />}
              iconTile
              title={t.offers}
              detail={t.offersDetail}
              render={<Link to={ROUTE.safer} />}
            />
          </Card>
        </>
      )}
    </QueryPage>
  )
}

function Topics({ push }: { push: DataOf<typeof pushState> }) {
  const t = useMessages(notificationsMessages)
  const client = useQueryClient()
  const support = pushSupport()
  const [permission, setPermission] = useState(() => (support === 'ready' ? Notification.permission : null))
  const save = useMutation({
    mutationFn: (topics: PushTopic[]) => saveTopics(push.key, topics),
    onSuccess: async (isAllowed) => {
      setPermission(Notification.permission)
      showToast(isAllowed ? { text: t.saved, kind: 'success' } : { text: t.notAllowed, kind: 'error' })
      await client.invalidateQueries({ queryKey: [PUSH_KEY] })
    },
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
  const chosen = save.isPending ? save.variables : PUSH_TOPICS.filter((topic) => push.topics.includes(topic))
  return (
    <>
      {support === 'missing' && (
        <Note
          tone="info"
          icon={<IconInfo />}
          title={t.missing}
          action={
            <Button size="sm" render={<Link to={INSTALL} />}>
              {t.install}
            </Button>
          }
        >
          {t.missingText}
        </Note>
      )}
      {support === 'denied' && (
        <Note tone="warning" icon={<IconInfo />} title={t.denied}>
          {t.deniedText}
        </Note>
      )}
      {support === 'ready' && (
        <Card padding="none">
          <ListRow
            icon={<IconScreen />}
            iconTile
            title={t.permission}
            detail={permission === 'granted' ? t.granted : t.notAsked}
            value={
              permission === 'granted' ? (
                <Badge tone="positive">{t.allowed}</Badge>
              ) : (
                <Button size="sm" onClick={() => void Notification.requestPermission().then(setPermission)}>
                  {t.allow}
                </Button>
              )
            }
          />
        </Card>
      )}
      <Section title={t.about}>
        <Card padding="none">
          {PUSH_TOPICS.map((topic) => (
            <div key={topic} className={styles.topic}>
              <IconTile>{ICONS[topic]}</IconTile>
              <Switch
                label={t.topics[topic]}
                hint={t.hints[topic]}
                checked={chosen.includes(topic)}
                disabled={support !== 'ready' || save.isPending}
                onCheckedChange={(isOn) =>
                  save.mutate(PUSH_TOPICS.filter((one) => (one === topic ? isOn : chosen.includes(one))))
                }
              />
            </div>
          ))}
        </Card>
      </Section>
    </>
  )
}
