/** Entry point for what promotes something: only pop-ups, the dock and the splash import it (rule `promotions-open-in-one-place`). */
export { usePromotion } from './use-promotion.ts'
