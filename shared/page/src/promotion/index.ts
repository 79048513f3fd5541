/** Entry point for what promotes something: only pop-ups and the dock import it (rule `promotions-open-in-one-place`). */
export { usePromotion } from './use-promotion.ts'
