import hero from './hero.module.css'
import page from './home-page.module.css'
import categories from './venues/categories.module.css'

const RAIL = [1, 2, 3, 4, 5, 6, 7] as const
const CARDS = [1, 2] as const

/** The home page before its data: each part in its final size, so that nothing shifts. */
export function HomeSkeleton() {
  return (
    <div className={page.page} aria-hidden="true">
      <div className={hero.room}>
        <div className={hero.bone} />
      </div>
      <div className={page.noticeBone} />
      <div className={page.stripBone} />
      <div className={categories.block}>
        <div className={categories.rail}>
          {RAIL.map((bone) => (
            <div key={bone} className={page.railBone} />
          ))}
        </div>
        <div className={categories.panel}>
          {CARDS.map((bone) => (
            <div key={bone} className={categories.bone} />
          ))}
        </div>
      </div>
    </div>
  )
}
