/** How something stands; 'open' where nobody has begun it: that is no fault. */
export type StateMark = 'good' | 'bad' | 'open' | 'checking';
