import { useState } from 'react'
import { Spinner } from '../../base/spinner.tsx'
import { Button, type ButtonKind } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { MoneyButton } from '../../buttons/money-button.tsx'
import { IconDeposit, IconMail, IconNext, IconRefresh, IconSearch, IconSport } from '../../icons/icons.ts'
import { Badge } from '../../layout/badge.tsx'
import { Chip } from '../../layout/chip.tsx'
import { Section } from '../../layout/section.tsx'
import { Segmented } from '../../layout/segmented.tsx'
import { Tabs } from '../../layout/tabs.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

const KINDS: ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger']

export function ActionSamples({ t }: { t: GalleryTexts }) {
  const [tab, setTab] = useState('deposits')
  const [segment, setSegment] = useState('today')
  const [sport, setSport] = useState('all')
  return (
    <>
      <Section title="Button">
        <div className={styles.line}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind === 'danger' ? t.remove : kind === 'quiet' ? t.more : kind === 'primary' ? t.save : t.cancel}
            </Button>
          ))}
        </div>
        <div className={styles.line}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} busy>
              {t.wait}
            </Button>
          ))}
        </div>
        <div className={styles.line}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} disabled>
              {t.off}
            </Button>
          ))}
        </div>
        <div className={styles.line}>
          <Button size="sm">{t.small}</Button>
          <Button size="sm" kind="quiet" iconEnd={<IconNext />}>
            {t.more}
          </Button>
          <Button size="sm" render={<a href="#login" />}>
            {t.link}
          </Button>
        </div>
        <Button kind="primary" size="lg" block icon={<IconDeposit />}>
          {t.large}
        </Button>
      </Section>
      <Section title="MoneyButton">
        <div className={styles.stack}>
          <MoneyButton kind="primary" block blockedBy={null}>
            {t.deposit}
          </MoneyButton>
          <MoneyButton kind="primary" block busy blockedBy={null}>
            {t.deposit}
          </MoneyButton>
          <MoneyButton kind="primary" block blockedBy={t.offline}>
            {t.deposit}
          </MoneyButton>
        </div>
      </Section>
      <Section title="IconButton · Spinner">
        <div className={styles.line}>
          <IconButton label={t.search} icon={<IconSearch />} />
          <IconButton label={t.mail} icon={<IconMail />} mark="9+" />
          <IconButton label={t.mail} icon={<IconMail />} mark />
          <IconButton label={t.refresh} icon={<IconRefresh />} kind="tinted" />
          <IconButton label={t.refresh} icon={<IconRefresh />} busy />
          <IconButton label={t.refresh} icon={<IconRefresh />} disabled />
          <Spinner label={t.loading} />
        </div>
      </Section>
      <Section title="Tabs">
        <Tabs
          label={t.kinds}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'deposits', label: t.deposits, badge: 12 },
            { id: 'withdrawals', label: t.withdrawals },
            { id: 'transfers', label: t.transfers },
            { id: 'all', label: t.all },
            { id: 'off', label: t.off, disabled: true },
          ]}
        >
          <p>{t.panel}</p>
        </Tabs>
      </Section>
      <Section title="Segmented">
        <Segmented
          label={t.filters}
          value={segment}
          onValueChange={setSegment}
          options={[
            { value: 'live', label: t.live },
            { value: 'today', label: t.today },
            { value: 'early', label: t.early },
            { value: 'outright', label: t.outright, disabled: true },
          ]}
        />
      </Section>
      <Section title="Chip">
        <div className={styles.line}>
          {['all', 'football', 'basketball'].map((id) => (
            <Chip
              key={id}
              selected={sport === id}
              icon={id === 'all' ? undefined : <IconSport />}
              count={id === 'football' ? 128 : undefined}
              onClick={() => setSport(id)}
            >
              {t[id as 'all' | 'football' | 'basketball']}
            </Chip>
          ))}
          <Chip disabled>{t.off}</Chip>
        </div>
      </Section>
      <Section title="Badge">
        <div className={styles.line}>
          <Badge>{t.vip}</Badge>
          <Badge tone="accent">{t.newMark}</Badge>
          <Badge tone="positive">{t.won}</Badge>
          <Badge tone="negative">{t.lost}</Badge>
          <Badge tone="warning">{t.maintenance}</Badge>
          <Badge tone="info">{t.review}</Badge>
          <Badge tone="live" pulse>
            {t.liveNow} 67′
          </Badge>
        </div>
      </Section>
    </>
  )
}
