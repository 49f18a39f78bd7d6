export const pages = () => [];
