/** What the guide of its lesson says; a saying is a name here and a line in each language. */
type Saying = 'about' | 'welcome' | 'play' | 'low' | 'end';

export type LessonWords = { readonly [key in Saying]: string };
