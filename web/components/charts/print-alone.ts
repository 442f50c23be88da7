/** Prints one element of the page. `charts.module.css` leaves out all that is not it. */
export function printAlone(element: HTMLElement): void {
  const { dataset } = document.body;
  element.dataset.printed = '';
  dataset.printsOne = '';
  const restore = () => {
    delete element.dataset.printed;
    delete dataset.printsOne;
  };
  addEventListener('afterprint', restore, { once: true });
  // The menu that asked for it closes first, and gives the focus back.
  setTimeout(() => print());
}
