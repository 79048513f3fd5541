import { useState } from 'react'
import { CoverArt } from '../../art/cover-art.tsx'
import { Empty } from '../../feedback/empty.tsx'
import { Amount } from '../../fields/amount.tsx'
import { Switch } from '../../fields/switch.tsx'
import { IconBell, IconLanguage, IconShield } from '../../icons/icons.ts'
import { Card } from '../../layout/card.tsx'
import { IconTile } from '../../layout/icon-tile.tsx'
import { ListRow } from '../../layout/list-row.tsx'
import { Section } from '../../layout/section.tsx'
import { AnchoredList } from '../../patterns/anchored-list.tsx'
import { Carousel } from '../../patterns/carousel.tsx'
import { InfiniteList } from '../../patterns/infinite-list.tsx'
import { Marquee } from '../../patterns/marquee.tsx'
import { PullToRefresh } from '../../patterns/pull-to-refresh.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

const ALL = 5_000
const PAGE = 50

export function ListSamples({ t }: { t: GalleryTexts }) {
  const [count, setCount] = useState(PAGE)
  const items = Array.from({ length: count }, (_, index) => index + 1)
  const labels = { loading: t.loading, end: t.end, failed: t.toastFail, retry: t.retry }
  const row = (item: number) => <ListRow title={t.row(item)} detail="07-21 18:03:22" />
  return (
    <>
      <Section title="Marquee">
        <Marquee
          label={t.notices}
          icon={<IconBell />}
          labels={{ pause: t.pause, play: t.play }}
          onSelect={() => undefined}
          items={[
            { id: '1', text: t.notice1 },
            { id: '2', text: t.notice2 },
          ]}
        />
      </Section>
      <Section title="Carousel">
        <Carousel
          label={t.banners}
          autoplayMs={5_000}
          labels={{ previous: t.previous, next: t.next, play: t.play, pause: t.pause, slide: t.slide }}
        >
          <div className={styles.banner}>
            <CoverArt seed="first" motif="sport" shape="wide" label={t.b1} />
          </div>
          <div className={styles.banner}>
            <CoverArt seed="rebate" motif="cards" shape="wide" label={t.b2} />
          </div>
          <div className={styles.banner}>
            <CoverArt seed="night" motif="fishing" shape="wide" label={t.b3} />
          </div>
        </Carousel>
      </Section>
      <Section title="ListRow">
        <Card padding="none">
          <ListRow
            icon={<IconShield />}
            iconTile
            title={t.security}
            detail={t.securityDetail}
            onClick={() => undefined}
          />
          <ListRow icon={<IconLanguage />} iconTile title={t.language} value={t.languageValue} href="#language" />
          <ListRow
            icon={<IconBell />}
            iconTile
            title={t.longName}
            detail={t.longName}
            value={<Amount value="88888888.88" />}
            note="18:03:22"
          />
          <ListRow title={t.off} disabled onClick={() => undefined} />
          <ListRow title={t.football} selected onClick={() => undefined} chevron={false} />
        </Card>
      </Section>
      <Section title="IconTile">
        <div className={styles.line}>
          <IconTile>
            <IconBell />
          </IconTile>
          <IconTile tone="accent">
            <IconBell />
          </IconTile>
          <IconTile tone="positive">
            <IconBell />
          </IconTile>
        </div>
      </Section>
      <Section title="Card">
        <Card>{t.second}</Card>
        <Card kind="outlined">{t.second}</Card>
        <Card render={<a href="#card" />}>{t.second}</Card>
        <Card>
          <Switch label={t.push} hint={t.pushHint} defaultChecked />
        </Card>
      </Section>
      <Section title="InfiniteList">
        <div className={styles.long}>
          <InfiniteList
            label={t.transfers}
            scroll="self"
            items={items}
            keyOf={String}
            renderItem={(item) => (
              <ListRow title={t.row(item)} detail="07-21 18:03:22" value={<Amount value={String(item * 10)} />} />
            )}
            hasMore={count < ALL}
            onMore={() => setCount(count + PAGE)}
            labels={labels}
          />
        </div>
      </Section>
      <Section title={`InfiniteList · ${t.end} · ${t.loading} · ${t.toastFail}`}>
        <div className={styles.short}>
          <InfiniteList label={t.deposits} scroll="self" items={[1]} keyOf={String} renderItem={row} labels={labels} />
        </div>
        <div className={styles.short}>
          <InfiniteList
            label={t.withdrawals}
            scroll="self"
            items={[1]}
            keyOf={String}
            renderItem={row}
            labels={labels}
            hasMore
            loading
          />
        </div>
        <div className={styles.short}>
          <InfiniteList
            label={t.transfers}
            scroll="self"
            items={[1]}
            keyOf={String}
            renderItem={row}
            labels={labels}
            hasMore
            failed
          />
        </div>
        <InfiniteList
          label={t.all}
          items={[]}
          keyOf={String}
          renderItem={row}
          labels={labels}
          empty={<Empty title={t.empty} detail={t.emptyDetail} />}
        />
        <InfiniteList label={t.all} items={[]} keyOf={String} renderItem={row} labels={labels} failed />
      </Section>
      <Section title="AnchoredList">
        <div className={styles.short}>
          <AnchoredList label={t.transfers} items={items} keyOf={String} renderItem={row} />
        </div>
      </Section>
      <Section title="PullToRefresh">
        <PullToRefresh
          labels={{ pull: t.pull, release: t.release, busy: t.busy }}
          onRefresh={() => new Promise((done) => setTimeout(done, 1_000))}
        >
          <Card>{t.pull}</Card>
        </PullToRefresh>
      </Section>
    </>
  )
}
