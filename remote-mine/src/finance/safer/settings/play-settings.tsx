import { ROUTE } from '@lantern/contract'
import { REALITY_MINUTES } from '@lantern/contract/safer-settings'
import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Card, IconHistory, IconSliders, ListRow, RadioGroup, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import choices from '../../../parts/choices.module.css'
import { BlockSheet } from './block-sheet.tsx'
import { LimitReview } from './limit-review.tsx'
import { Marketing } from './marketing.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { saveReality, settingsQuery } from './settings.api.ts'
import { settingsMessages } from './settings.messages.ts'
import { useSaveSetting } from './use-save-setting.ts'

const POPUP_LOG = `${ROUTE.safer}/popups`

/** The reality check, quiet hours, blocks, reminders, and what the member wants to hear about. */
export function PlaySettings() {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  const settings = useQuery(settingsQuery())
  const save = useSaveSetting()
  return (
    <QueryView query={settings}>
      {({ realityMinutes, quiet, blocks, marketing, review }) => (
        <>
          <Section title={t.blocks}>
            <Card padding="none">
              <ListRow
                icon={<IconSliders />}
                iconTile
                title={t.choose}
                detail={blocks.length === 0 ? t.noBlocks : t.blockedCount({ n: String(blocks.length) })}
                onClick={() => setOpen(true)}
              />
            </Card>
            <BlockSheet blocks={blocks} open={isOpen} onOpenChange={setOpen} />
          </Section>
          <Section title={t.quiet} lead={t.quietLead}>
            <QuietHours key={`${quiet.hours?.from}-${quiet.hours?.to}`} quiet={quiet} />
          </Section>
          <Section title={t.reality} lead={t.realityLead}>
            <RadioGroup
              className={choices.tiles}
              label={t.reality}
              hideLabel
              disabled={save.isPending}
              value={String(realityMinutes)}
              options={REALITY_MINUTES.map((n) => ({ value: String(n), label: t.minutes({ n: String(n) }) }))}
              onValueChange={(value) => {
                const minutes = REALITY_MINUTES.find((n) => String(n) === value)
                if (minutes !== undefined) save.mutate(() => saveReality(minutes))
              }}
            />
          </Section>
          <Section title={t.review} lead={t.reviewLead}>
            <LimitReview review={review} />
          </Section>
          <Section title={t.marketing} lead={t.marketingLead}>
            <Marketing consents={marketing} />
            <Card padding="none">
              <ListRow
                icon={<IconHistory />}
                iconTile
                title={t.log}
                detail={t.logDetail}
                render={<Link to={POPUP_LOG} />}
              />
            </Card>
          </Section>
        </>
      )}
    </QueryView>
  )
}
